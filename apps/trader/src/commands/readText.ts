import { readFile, stat } from 'node:fs/promises'
import { longestInput } from '@souk/words/inspect'
import { MistakeError } from '../terminal/errors.js'

/**
 * Reads a file, or the standard input for `-`.
 *
 * @throws {MistakeError} if the file cannot be read, or is too large to be an order.
 */
export async function readText(path: string): Promise<string> {
  if (path === '-') return readStream()
  const size = await stat(path).then(
    ({ size }) => size,
    () => undefined,
  )
  if (size === undefined) throw new MistakeError(`The file ${path} cannot be read.`)
  return checked(size > longestInput ? undefined : await readFile(path, 'utf8'))
}

async function readStream(): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of process.stdin) {
    parts.push(part)
    size += part.length
    if (size > longestInput) break
  }
  return checked(size > longestInput ? undefined : Buffer.concat(parts).toString('utf8'))
}

function checked(text: string | undefined): string {
  if (text !== undefined) return text
  throw new MistakeError(
    `The input is longer than ${longestInput.toLocaleString('en')} characters. No order comes near that.`,
  )
}
