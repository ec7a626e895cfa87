import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

/** Where the pictures are kept. */
const folder = new URL('../../../docs/gallery/', import.meta.url)
/** Where those go that differ. */
const results = new URL('../../../test-results/gallery/', import.meta.url)

/** Whether pictures are to be taken anew instead of being compared. */
export const isRenewing = inject('isRenewing')

/** The picture as it is kept; undefined where there is none. */
export async function readKept(file: string): Promise<Buffer | undefined> {
  const path = new URL(file, folder)
  return existsSync(path) ? readFile(path) : undefined
}

/** Keeps a picture. */
export async function keep(file: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(file, folder), content)
}

/** Takes away what is kept and none of `files`. */
export async function keepOnly(files: ReadonlySet<string>): Promise<void> {
  for (const file of await namesKept()) if (!files.has(file)) await rm(new URL(file, folder))
}

/** Names of all that is kept. */
export async function namesKept(): Promise<readonly string[]> {
  return existsSync(folder) ? (await readdir(folder)).sort() : []
}

/** Puts a picture that is not as it was where a person can look at it; says where. */
export async function show(file: string, content: Buffer): Promise<string> {
  await mkdir(results, { recursive: true })
  const path = new URL(file, results)
  await writeFile(path, content)
  return fileURLToPath(path)
}
