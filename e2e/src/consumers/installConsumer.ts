import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from '../../../tools/repository/install.mjs'
import { runOrThrow } from './runOrThrow.js'

/** A foreign project with the packed packages. */
export type Consumer = { folder: string }

/**
 * Creates a project outside of the repository, and installs what its lock file names and the packed packages. npm
 * refuses this if the versions do not match the peer dependencies.
 *
 * @param name - Its folder in `consumers`.
 * @param options.packages - The packages to install.
 */
export async function installConsumer(
  name: string,
  { packages }: { packages: readonly string[] },
): Promise<Consumer> {
  const folder = join(inject('consumersFolder'), name)
  await cp(join(root, 'consumers', name), folder, { recursive: true })
  const packed = join(inject('consumersFolder'), 'packed')
  const tarballs = (await readdir(packed)).filter((file) =>
    packages.some((one) => file.startsWith(`souk-${one}-`)),
  )
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runOrThrow('npm', ['ci', ...quiet], { cwd: folder })
  const files = tarballs.map((file) => join(packed, file))
  await runOrThrow('npm', ['install', '--no-save', ...quiet, ...files], { cwd: folder })
  return { folder }
}
