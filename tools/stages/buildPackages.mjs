import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { publicPackages } from '../repository/workspaces.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, output: string, ok: boolean }} Check */

/**
 * Builds the public packages from scratch. Each is built against the output of earlier ones, as users have it, and
 * not against their sources. Stops at the first failure.
 *
 * @returns {Promise<Check[]>}
 */
export async function buildPackages() {
  await Promise.all(
    publicPackages.map((name) => rm(join(root, 'packages', name, 'dist'), { recursive: true, force: true })),
  )
  /** @type {Check[]} */
  const checks = []
  for (const name of publicPackages) {
    const { code, output } = await run('tsc', [
      '-p',
      `packages/${name}/tsconfig.build.json`,
      '--pretty',
      'false',
    ])
    checks.push({ name: `build of packages/${name}`, output, ok: code === 0 })
    if (code !== 0) break
  }
  return checks
}
