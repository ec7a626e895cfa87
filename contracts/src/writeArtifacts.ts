import { mkdirSync, writeFileSync } from 'node:fs'
import { artifacts } from './compile.js'

// Writes the compiled contracts into the built package, so that its users need no compiler.
const target = new URL('../dist/', import.meta.url)
mkdirSync(target, { recursive: true })
writeFileSync(new URL('artifacts.json', target), JSON.stringify(artifacts()))
