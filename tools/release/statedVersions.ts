import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { readJson } from '../repository/workspaces.mjs'

/** Source files that state the version of what is published, by the folder of its package.json. */
const places = {
  'packages/execute/src/client/version.ts': 'packages/execute',
  'apps/server/src/market/version.ts': 'apps/souk',
  'apps/trader/src/mcp/version.ts': 'apps/souk',
}

const statement = /(version = ')([^']+)(')/

/** Returns the files whose version is not that of the package. */
export async function findStale(): Promise<readonly { path: string; version: string }[]> {
  const read = Object.entries(places).map(async ([path, folder]) => {
    const { version }: { version: string } = readJson(`${folder}/package.json`)
    const [, , stated] = statement.exec(await readFile(join(root, path), 'utf8')) ?? []
    return stated === version ? [] : [{ path, version }]
  })
  return (await Promise.all(read)).flat()
}

/** Writes the version of the package into each file that states another one. */
export async function renew(): Promise<void> {
  for (const { path, version } of await findStale()) {
    const text = await readFile(join(root, path), 'utf8')
    await writeFile(join(root, path), text.replace(statement, `$1${version}$3`))
  }
}
