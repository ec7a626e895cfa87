import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { BaseError } from '@souk/base'
import type { OfferTrait, OrderSide } from '@souk/market'
import { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import { check, seal } from './checksum.js'

/** An accepted order as the journal stores it. It is the only data that the chain cannot restore. */
export type Entry = {
  orderHash: Hex
  side: OrderSide
  order: Order.Order
  createdAt: Date
  /** What makes the order valid: a signature by the maker's key, the maker's contract, or validation by the exchange. */
  signedBy: 'key' | 'account' | 'chain'
  /** The order's parameters as JSON, if they were already encoded. */
  json?: string | undefined
  /** The tokens of an offer on several, since its root does not reveal them. */
  tokens?: TokenSet | undefined
}

/** Tokens of a collection as text (`1,3:5`), and the traits that chose them. */
export type TokenSet = { ids: string; traits?: readonly OfferTrait[] | undefined }

/** An append-only file of accepted orders. Each line is the JSON of an order, or of a list of orders posted together. */
export type Journal = {
  /**
   * Writes entries and returns once they are on disk. Entries that arrive meanwhile share one flush. The entries of
   * one post make one line, so a line torn by a crash loses all of them or none.
   */
  append: (posts: readonly (readonly Entry[])[]) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens a journal for writing. Ends a line that a power cut tore, so that the next entry has a line of its own.
 *
 * @throws {WriteError} from `append` when the disk refuses; the entries must then not be acknowledged.
 */
export async function openJournal(path: string, options: openJournal.Options = {}): Promise<Journal> {
  const { onFlush } = options
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  if (await endsTorn(file)) await file.appendFile('\n')
  let isTorn = false
  await syncFolder(dirname(path))
  let waiting: Pending[] = []
  let flushing: Promise<void> | undefined

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const text = batch.map((pending) => pending.text).join('')
        await file.appendFile(isTorn ? `\n${text}` : text)
        await file.datasync()
        isTorn = false
        onFlush?.(undefined)
        for (const pending of batch) pending.resolve()
      } catch (cause) {
        // A full disk may have taken half a line.
        isTorn = true
        const error = new WriteError({ path }, { cause })
        onFlush?.(error)
        for (const pending of batch) pending.reject(error)
      }
    }
    flushing = undefined
  }

  return {
    append: (posts) =>
      new Promise((resolve, reject) => {
        waiting.push({ text: posts.map((entries) => `${encode(entries)}\n`).join(''), resolve, reject })
        flushing ??= flush()
      }),
    close: async () => {
      await flushing
      await file.close()
    },
  }
}

export declare namespace openJournal {
  type Options = {
    /** Called after each write to the disk, with the error if it failed. */
    onFlush?: (error: WriteError | undefined) => void
  }
}

type Pending = { text: string; resolve: () => void; reject: (error: Error) => void }

async function endsTorn(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] !== 0x0a
}

/** After a power cut, a new file exists only if its folder was flushed too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Reads every entry of a journal, oldest first. Skips and reports lines that were torn or changed. Reads and counts
 * lines of versions without checksums. A missing file counts as empty.
 */
export async function* readJournal(path: string, options: readJournal.Options = {}): AsyncGenerator<Entry> {
  const file = await openToRead(path)
  if (!file) return
  const lines = createInterface({
    input: createReadStream(path, { fd: file.fd, autoClose: false }),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let number = 0
  try {
    for await (const line of lines) {
      number++
      if (line === '') continue
      const standing = check(line)
      const entries = standing === 'damaged' ? undefined : decode(line)
      if (entries && standing === 'unsealed') options.onUnsealed?.()
      if (entries) yield* entries
      else options.onDamaged?.(number)
    }
  } finally {
    lines.close()
    await file.close()
  }
}

export declare namespace readJournal {
  type Options = {
    /** Called with the number of each skipped line, from 1. */
    onDamaged?: (line: number) => void
    /** Called for each line without a checksum. */
    onUnsealed?: () => void
  }
}

async function openToRead(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Encodes orders that were posted together as a line of JSON with its checksum, without the line break. */
export function encode(entries: readonly Entry[]): string {
  const texts = entries.map(toText)
  return seal(texts.length === 1 ? texts.join('') : `[${texts.join(',')}]`)
}

function toText(entry: Entry): string {
  const { orderHash: hash, side, createdAt, signedBy: by, tokens, order } = entry
  const head = JSON.stringify({ hash, side, at: createdAt.toISOString(), by, tokens })
  const parameters = entry.json ?? JSON.stringify(Order.serialize(order).parameters)
  // The long part is inserted as text, because encoding it twice would take most of the time.
  return `${head.slice(0, -1)},"order":{"parameters":${parameters},"signature":"${order.signature}"}}`
}

/**
 * Decodes a line. Returns `undefined` for half a line, or half a line followed by a whole one. Does not check the
 * contents.
 */
export function decode(line: string): readonly Entry[] | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const entries = (Array.isArray(value) ? value : [value]).map(fromJson)
    return entries.every((entry) => entry !== undefined) ? entries : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Order.ParseError) return undefined
    throw error
  }
}

function fromJson(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { hash, side, at, by, tokens, order } = value as Record<string, unknown>
  if (typeof hash !== 'string' || typeof at !== 'string' || !isSide(side)) return undefined
  const createdAt = new Date(at)
  if (Number.isNaN(createdAt.getTime())) return undefined
  // The first journals held only orders signed by keys, without saying so.
  const signedBy = by === 'account' || by === 'chain' ? by : 'key'
  const entry = { orderHash: hash as Hex, side, order: Order.parse(order), createdAt, signedBy } as const
  const set = toTokenSet(tokens)
  return set ? { ...entry, tokens: set } : entry
}

function isSide(value: unknown): value is OrderSide {
  return value === 'ask' || value === 'bid' || value === 'swap'
}

/** The first journals had at most one trait. */
function toTokenSet(value: unknown): TokenSet | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { ids, trait, traits = trait === undefined ? undefined : [trait] } = value as Record<string, unknown>
  if (typeof ids !== 'string') return undefined
  if (traits === undefined) return { ids }
  return Array.isArray(traits) && traits.every(isTrait) ? { ids, traits } : undefined
}

function isTrait(value: unknown): value is OfferTrait {
  if (typeof value !== 'object' || value === null) return false
  const { type, value: of } = value as { type?: unknown; value?: unknown }
  return typeof type === 'string' && typeof of === 'string'
}

/** Thrown when an order could not be written to disk. The order is then not accepted. */
export class WriteError extends BaseError<{ path: string }> {
  override readonly name = 'Journal.WriteError'
  constructor(facts: { path: string }, options: { cause?: unknown } = {}) {
    super('Orders cannot be written to disk at the moment.', { facts, ...options, retry: 'later' })
  }
}
