import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

/** The folder of the stored pictures. */
const folder = new URL('../../../docs/gallery/', import.meta.url)
/** The folder for pictures that differ. */
const results = new URL('../../../test-results/gallery/', import.meta.url)

/** Whether to take pictures again instead of comparing them. */
export const isRenewing = inject('isRenewing')

/** Reads a stored picture; `undefined` if there is none. */
export async function readKept(file: string): Promise<Buffer | undefined> {
  const path = new URL(file, folder)
  return existsSync(path) ? readFile(path) : undefined
}

/** Stores a picture. */
export async function keep(file: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(file, folder), content)
}

/** Deletes stored files other than `files`. */
export async function keepOnly(files: ReadonlySet<string>): Promise<void> {
  for (const file of await namesKept()) if (!files.has(file)) await rm(new URL(file, folder))
}

/** Lists all stored files. */
export async function namesKept(): Promise<readonly string[]> {
  return existsSync(folder) ? (await readdir(folder)).sort() : []
}

/** Stores a picture that differs for inspection; returns its path. */
export async function show(file: string, content: Buffer): Promise<string> {
  await mkdir(results, { recursive: true })
  const path = new URL(file, results)
  await writeFile(path, content)
  return fileURLToPath(path)
}
