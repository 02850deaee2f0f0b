import { transformSync } from 'esbuild'
import { announcementScript } from '../../head-scripts/announcement-script'
import { beforePaintScript } from '../../head-scripts/before-paint'
import { earlyScript } from '../../head-scripts/early-script'
import { positionScript } from '../../head-scripts/position-script'
import { catalogueOf } from '../../locale/catalogues'
import { settings } from '../../site/edition'
import { compiled } from './transpile'

/**
 * What must be known before anything is painted, as one script for the head of every page, in as few bytes as it can be.
 * @throws where one of the scripts cannot be read
 */
export function headScript(): string {
  const script = [
    earlyScript(catalogueOf(settings.locale.name).search),
    positionScript(),
    beforePaintScript(settings.colorMode),
    settings.announcement && announcementScript(settings.announcement.id),
  ].join(';')
  return transformSync(script, { minify: true, target: compiled.target }).code.trim()
}
