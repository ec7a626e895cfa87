import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import {
  bundledPackages,
  folderOf,
  nodePackages,
  packedPackages,
  publicPackages,
} from '../repository/workspaces.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, output: string, ok: boolean }} Check */

/** Programs that write files into the built packages. */
const generators = ['contracts/src/writeArtifacts.ts', 'apps/devchain/src/genesis/writeGenesis.ts']
const fromSource = ['--conditions=@souk/source', '--import', 'tsx']

/**
 * Builds the packages from scratch. Each is built against the output of earlier ones, as users have it, and
 * not against their sources. Stops at the first failure.
 *
 * @returns {Promise<Check[]>}
 */
export async function buildPackages() {
  await Promise.all(
    packedPackages.map((name) => rm(join(root, folderOf(name), 'dist'), { recursive: true, force: true })),
  )
  /** @type {Check[]} */
  const checks = []
  for (const name of [...publicPackages, ...nodePackages]) {
    const { code, output } = await run('tsc', [
      '-p',
      `${folderOf(name)}/tsconfig.build.json`,
      '--pretty',
      'false',
    ])
    checks.push({ name: `build of ${folderOf(name)}`, output, ok: code === 0 })
    if (code !== 0) return checks
  }
  for (const path of generators) {
    const { code, output } = await run(process.execPath, [...fromSource, path])
    checks.push({ name: path, output, ok: code === 0 })
  }
  for (const name of bundledPackages) {
    const { code, output } = await run('npm', ['run', 'build'], { cwd: join(root, folderOf(name)) })
    checks.push({ name: `build of ${folderOf(name)}`, output, ok: code === 0 })
  }
  return checks
}
