import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Reads a JSON file that {@link writeCache} wrote; `undefined` when there is none. */
export function readCache<value>(file: string): value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as value
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Writes a JSON file at once or not at all, so that two processes that fill the same cache together never leave a
 * half-written file: each writes its own and the last rename wins.
 */
export function writeCache(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, JSON.stringify(value))
  renameSync(temporary, file)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
