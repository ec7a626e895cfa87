import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { installLine } from './installLine.mjs'
import { ensureInstalled, root } from './repository/install.mjs'
import { folderOf, packedPackages } from './repository/workspaces.mjs'
import { buildPackages } from './stages/buildPackages.mjs'
import { packPackage } from './stages/packPackage.mjs'

// Builds the packages and packs them for other projects: into `dist`, which is emptied first, or into the given
// folder. The packages stage of `npm test` uses the result.
const [named] = process.argv.slice(2)
const folder = named === undefined ? join(root, 'dist') : resolve(named)

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`)

/** @param {{ name: string, output: string }} failed */
function fail({ name, output }) {
  process.stderr.write(`\n  The ${name} failed:\n\n${output}\n`)
  process.exit(1)
}

await ensureInstalled()
say('  Building the packages …')
for (const check of await buildPackages()) if (!check.ok) fail(check)
if (named === undefined) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const name of packedPackages) {
  const packed = await packPackage(name, { folder })
  if (packed.ok) say(`  ${join(named ?? 'dist', packed.filename)}`)
  else fail({ name: `packing of ${folderOf(name)}`, output: packed.output })
}
say(`
  In a project of yours:
    npm install ${installLine('market', { folder })}       to read a market and trade on it
    npm install ${installLine('react', { folder })}       what React needs
    npm install --save-dev ${installLine('devchain', { folder })}       the local chain, for tests
`)
