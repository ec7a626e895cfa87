import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { BaseError } from '@souk/base'
import type { OfferTrait } from '@souk/market'
import { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import { check, seal } from './checksum.js'

/** An accepted order as the journal keeps it: the one thing that the chain cannot give back. */
export type Entry = {
  orderHash: Hex
  side: 'ask' | 'bid'
  order: Order.Order
  createdAt: Date
  /** Who vouches for it: a key of the maker, the maker's contract, or the exchange that has validated it. */
  signedBy: 'key' | 'account' | 'chain'
  /** The order's parameters as JSON, where they were written already. */
  json?: string | undefined
  /** Of an offer on some tokens: which, since its root does not tell. */
  tokens?: TokenSet | undefined
}

/** Tokens of a collection as text (`1,3:5`), and the traits by which they were chosen. */
export type TokenSet = { ids: string; traits?: readonly OfferTrait[] | undefined }

/** An append-only file of accepted orders: each line the JSON of an order, or a list of those that came together. */
export type Journal = {
  /**
   * Writes entries and returns once they are on disk; those that arrive meanwhile share one flush. Entries of one post
   * make one line, so that a line torn by a crash loses all of them or none.
   */
  append: (posts: readonly (readonly Entry[])[]) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens a journal for writing. A line that was torn by a power cut is closed off, so that the next entry stands alone.
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
        // A disk that ran full may have taken half a line.
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
    /** Hears of each write to the disk whether it failed. */
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

/** A new file is only there after a power cut when its folder is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Reads every entry of a journal, oldest first. Lines that were torn or changed since they were written are skipped and
 * reported; a missing file is empty. Lines of versions that had no checksums are read, and counted.
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
    /** Hears of each line that is skipped; the first is 1. */
    onDamaged?: (line: number) => void
    /** Hears of each line without a checksum. */
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

/** Writes orders that came together as a line of JSON with its checksum, without its end. */
export function encode(entries: readonly Entry[]): string {
  const texts = entries.map(toText)
  return seal(texts.length === 1 ? texts.join('') : `[${texts.join(',')}]`)
}

function toText(entry: Entry): string {
  const { orderHash: hash, side, createdAt, signedBy: by, tokens, order } = entry
  const head = JSON.stringify({ hash, side, at: createdAt.toISOString(), by, tokens })
  const parameters = entry.json ?? JSON.stringify(Order.serialize(order).parameters)
  // The long part is put in as text: writing it twice is what would take the time.
  return `${head.slice(0, -1)},"order":{"parameters":${parameters},"signature":"${order.signature}"}}`
}

/** Reads a line; half a line, or half a line followed by a whole one, is `undefined`. What it says is not checked. */
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
  if (typeof hash !== 'string' || typeof at !== 'string' || (side !== 'ask' && side !== 'bid'))
    return undefined
  const createdAt = new Date(at)
  if (Number.isNaN(createdAt.getTime())) return undefined
  // The first journals had orders that keys signed, and did not say so.
  const signedBy = by === 'account' || by === 'chain' ? by : 'key'
  const entry = { orderHash: hash as Hex, side, order: Order.parse(order), createdAt, signedBy } as const
  const set = toTokenSet(tokens)
  return set ? { ...entry, tokens: set } : entry
}

/** The first journals had one trait at most. */
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

/** Thrown when an order could not be written to disk; it is then not accepted. */
export class WriteError extends BaseError<{ path: string }> {
  override readonly name = 'Journal.WriteError'
  constructor(facts: { path: string }, options: { cause?: unknown } = {}) {
    super('Orders cannot be written to disk at the moment.', { facts, ...options, retry: 'later' })
  }
}
