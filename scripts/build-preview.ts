import { buildPreview } from '../src/publish/preview/build-preview'
import { runCommand } from './command'

/** Builds the site for another path than the settings', into .preview/public. */
void runCommand({
  usage: 'npm run build:preview -- --path /pr-12/',
  options: { path: { type: 'string' } },
  run: ({ path }) => `The preview for ${path} is in ${buildPreview(path)}.`,
})
