import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPages, folder } from './apiPages.js'
import { root } from './repository/install.mjs'

const pages = apiPages()
mkdirSync(join(root, folder), { recursive: true })
for (const { path, text } of pages) writeFileSync(join(root, path), text)
const kept = new Set(pages.map(({ path }) => path))
const old = readdirSync(join(root, folder)).filter((file) => !kept.has(`${folder}/${file}`))
for (const file of old) rmSync(join(root, folder, file))
process.stdout.write(`${pages.length} pages in ${folder}.\n`)
