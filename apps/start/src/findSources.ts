import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Finds the folders that a workspace is built from: its own, and those of the packages of this repository that it depends on,
 * directly or not.
 *
 * @param root - The folder of the repository.
 * @param folder - The folder of the workspace.
 */
export async function findSources(root: string, folder: string): Promise<readonly string[]> {
  const found = new Set<string>()
  const add = async (each: string): Promise<void> => {
    if (found.has(each)) return
    found.add(each)
    const { dependencies = {} } = JSON.parse(await readFile(join(each, 'package.json'), 'utf8')) as Manifest
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@souk/'))
    await Promise.all(own.map((name) => add(join(root, 'packages', name.slice('@souk/'.length)))))
  }
  await add(folder)
  return [...found].sort()
}

type Manifest = { dependencies?: Readonly<Record<string, string>> }
