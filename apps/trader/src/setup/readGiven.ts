import { readFile } from 'node:fs/promises'
import { MistakeError } from '../terminal/errors.js'

/**
 * Reads a file that the command line names.
 *
 * @throws {MistakeError} if it cannot be read.
 */
export async function readGiven(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new MistakeError(`The file ${path} cannot be read.`)
  }
}
