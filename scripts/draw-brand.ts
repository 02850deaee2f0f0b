import './settings-first'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawBrand } from '../src/authoring/brand'
import { variablesFile } from '../src/node/source/file-names'
import { fillText } from '../src/node/source/fill-variables'
import { correctVariables } from '../src/node/source/variables'
import { settings } from '../src/site/settings'
import { runCommand } from './command'

/** Draws every picture of the brand into static/ anew. To be run after a change of mark, colors or names; Git keeps them. */
async function draw() {
  const variables = correctVariables(readFileSync(variablesFile, 'utf8'), variablesFile)
  const files = await drawBrand({
    title: fillText(settings.title, variables),
    tagline: fillText(settings.tagline, variables),
    product: variables.product ?? '',
  })
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join('static', name), content)
    console.log(`static/${name}  ${(content.length / 1000).toFixed(1)} kB`)
  }
}

void runCommand({ usage: 'npm run draw:brand', run: draw })
