import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clearSigning } from './clearSigning.js'
import { root } from './repository/install.mjs'

const folder = join(root, 'docs/clear-signing')
mkdirSync(folder, { recursive: true })
for (const [name, file] of Object.entries(clearSigning()))
  writeFileSync(join(folder, name), `${JSON.stringify(file, undefined, 2)}\n`)
