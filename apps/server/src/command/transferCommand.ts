import { type FileHandle, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BaseError } from '@souk/base'
import { openDatabase } from '../db/open.js'
import type { ServerOptions } from '../market/config.js'
import { openMarket } from '../server/createServer.js'
import { exportOrders } from '../transfer/exportOrders.js'
import { type Imported, importOrders, type Skipped } from '../transfer/importOrders.js'

/** A command that moves orders from one database to another. */
export type Transfer =
  | {
      type: 'export'
      database: { url?: string | undefined; schema?: string | undefined; folder: string }
      /** The path of a new file. @default standard output */
      to: string | undefined
      all: boolean
    }
  | {
      type: 'import'
      options: ServerOptions
      /** @default standard input */
      from: string | undefined
    }

/**
 * Writes the orders of a database to a file or standard output. Never overwrites a file.
 *
 * @throws {FileError} when the file cannot be created. @throws {FolderInUseError} when a server uses the data folder.
 */
export async function runExport(command: Extract<Transfer, { type: 'export' }>): Promise<number> {
  const { db, close } = await openDatabase(command.database)
  let lines = 0
  async function* counted() {
    for await (const line of exportOrders(db, { all: command.all })) {
      lines++
      yield line
    }
  }
  try {
    // Created only now, so that an export that cannot begin leaves no empty file in the way of the next one.
    const file = command.to === undefined ? undefined : await openFile(command.to, 'wx')
    const to = file?.createWriteStream() ?? process.stdout
    await pipeline(Readable.from(counted()), to, { end: file !== undefined })
    return lines
  } finally {
    await close()
  }
}

const linesPerReport = 10_000

/**
 * Imports the orders of a file or of standard input into a database, and prints those it refused.
 *
 * @throws {FileError} when the file cannot be read. @throws {BrokenOffError} when it could not continue; imported
 * orders stay.
 */
export async function runImport(
  command: Extract<Transfer, { type: 'import' }>,
  tell: (line: string) => void,
): Promise<Imported> {
  const file = command.from === undefined ? undefined : await openFile(command.from, 'r')
  const { market, close } = await openMarket(command.options)
  let last: Imported = { lines: 0, taken: 0, known: 0, skipped: 0 }
  const onProgress = (done: Imported) => {
    if (Math.floor(done.lines / linesPerReport) > Math.floor(last.lines / linesPerReport)) tell(toText(done))
    last = done
  }
  try {
    const lines = file?.readLines() ?? createInterface({ input: process.stdin, crlfDelay: Infinity })
    const onSkip = (skipped: Skipped) => tell(toSkipText(skipped))
    return await importOrders(market, lines, { onSkip, onProgress })
  } catch (cause) {
    throw new BrokenOffError({ lines: last.lines }, { cause })
  } finally {
    await close()
  }
}

async function openFile(path: string, mode: 'r' | 'wx'): Promise<FileHandle> {
  try {
    return await open(path, mode)
  } catch (cause) {
    throw new FileError({ path }, { cause })
  }
}

/** Describes how far an import is. */
export function toText(done: Imported): string {
  return `${done.lines} lines read: ${done.taken} orders taken, ${done.known} known already, ${done.skipped} skipped`
}

function toSkipText({ line, orderHash, codes, message }: Skipped): string {
  return `line ${line}${orderHash ? ` (${orderHash})` : ''} skipped, ${codes.join(', ')}: ${message}`
}

/**
 * Thrown when an import could not continue. Run it again to continue from there: it skips orders that it has
 * imported.
 */
class BrokenOffError extends BaseError<{ lines: number }> {
  override readonly name = 'Server.BrokenOffError'
  constructor(facts: { lines: number }, options: { cause: unknown }) {
    const reason = options.cause instanceof Error ? options.cause.message : 'something failed'
    super(`The import stopped after ${facts.lines} lines: ${reason} Run it again to continue.`, {
      facts,
      ...options,
      retry: 'later',
    })
  }
}

/** Thrown when a file cannot be read, or already exists and would be overwritten. */
class FileError extends BaseError<{ path: string }> {
  override readonly name = 'Server.FileError'
  constructor(facts: { path: string }, options: { cause: unknown }) {
    const reason = options.cause instanceof Error ? options.cause.message : 'it cannot be opened'
    super(`${facts.path}: ${reason}`, { facts, ...options, retry: 'user' })
  }
}
