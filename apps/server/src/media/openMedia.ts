import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Market } from '../market/Market.js'
import { FetchError, openLimited } from '../web/fetchLimited.js'
import * as Media from './Media.js'
import * as Range from './Range.js'

/** A file in transfer. */
export type OpenMedia = {
  type: Media.Type
  status: 200 | 206
  /** Its length and, for a partial answer, its range. */
  headers: Readonly<Record<string, string>>
  body: ReadableStream<Uint8Array>
  /** Closes it unread, e.g. for a HEAD request. */
  close: () => void
}

/** How long a file may take. A video is watched while it arrives. */
const waits = { beginMs: 15_000, idleMs: 30_000, imageMs: 5 * 60_000, mostMs: 30 * 60_000 } as const

/**
 * Opens a token's file at its source. Closes the connection when it stalls, or takes longer than its type may.
 *
 * @param options.range - A part of the file, as browsers request for video.
 * @param options.signal - Closes it, e.g. when the client has disconnected.
 * @throws {FetchError} when the file cannot be fetched, is too large, or is not of a type that the server passes on.
 */
export async function openMedia(
  market: Pick<Market, 'config'>,
  url: string,
  options: { range?: string | undefined; signal: AbortSignal },
): Promise<OpenMedia> {
  const { range, signal } = options
  const response = await ask(market, url, { range, signal })
  try {
    if (response.statusCode === 206 && !startsAtZero(response)) {
      // The middle of a file does not reveal its type.
      const type = claimed(response) ?? (await typeOfStart(market, url, signal))
      return toMedia(response, { type, head: Buffer.alloc(0), chunks: chunksOf(response) })
    }
    const chunks = chunksOf(response)
    const head = await readHead(chunks)
    return toMedia(response, { type: Media.sniff(head), head, chunks, range })
  } catch (error) {
    response.destroy()
    throw error
  }
}

async function ask(
  { config }: Pick<Market, 'config'>,
  url: string,
  { range, signal }: { range: string | undefined; signal: AbortSignal },
): Promise<IncomingMessage> {
  const begin = new AbortController()
  const timer = setTimeout(() => begin.abort(), waits.beginMs)
  try {
    const response = await openLimited(url, {
      timeoutMs: waits.mostMs,
      signal: AbortSignal.any([begin.signal, signal]),
      allowPrivateHosts: config.allowPrivateHosts,
      headers: { accept: 'image/*, video/*, audio/*, */*;q=0.5', ...(range ? { range } : undefined) },
    })
    response.setTimeout(waits.idleMs, () => response.destroy(tooSlow(waits.idleMs)))
    return response
  } finally {
    clearTimeout(timer)
  }
}

/** Many servers send every file as a plain byte stream, so this looks at its start. */
async function typeOfStart(
  market: Pick<Market, 'config'>,
  url: string,
  signal: AbortSignal,
): Promise<Media.Type | undefined> {
  const response = await ask(market, url, { range: `bytes=0-${Media.headBytes - 1}`, signal })
  try {
    return Media.sniff(await readHead(chunksOf(response)))
  } finally {
    response.destroy()
  }
}

type Chunks = AsyncIterator<Buffer>

function chunksOf(response: IncomingMessage): Chunks {
  return response[Symbol.asyncIterator]() as Chunks
}

type Begun = { type: Media.Type | undefined; head: Buffer; chunks: Chunks; range?: string | undefined }

function toMedia(response: IncomingMessage, { type, head, chunks, range }: Begun): OpenMedia {
  if (!type) throw new FetchError({ reason: 'not a picture, video, audio file or model' })
  const most = Media.mostBytes(type)
  const length = Number(response.headers['content-length'] ?? 0)
  if (length > most) throw tooLarge(most)
  if (type.startsWith('image/')) endAfter(response, waits.imageMs)
  // Some browsers play no video without ranges, and some servers support none. Then this cuts the range out itself.
  const part = response.statusCode === 200 ? Range.parse(range, length) : undefined
  const all = pieces(response, head, chunks, most)
  return {
    type,
    status: part || response.statusCode === 206 ? 206 : 200,
    headers: part ? Range.headers(part, length) : passed(response),
    body: toStream(part ? Range.cut(all, part) : all),
    close: () => response.destroy(),
  }
}

function endAfter(response: IncomingMessage, mostMs: number): void {
  const timer = setTimeout(() => response.destroy(tooSlow(mostMs)), mostMs)
  response.once('close', () => clearTimeout(timer))
}

function tooSlow(mostMs: number): FetchError {
  return new FetchError({ reason: `no answer within ${mostMs / 1_000} s` })
}

function tooLarge(most: number): FetchError {
  return new FetchError({ reason: `more than ${most / 2 ** 20} MiB` })
}

function startsAtZero({ headers }: IncomingMessage): boolean {
  return /^bytes 0-/.test(headers['content-range'] ?? '')
}

/** The type that the file's server sends for a range. Only video and audio are requested in ranges. */
function claimed({ headers }: IncomingMessage): Media.Type | undefined {
  const name = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return Media.types.find((type) => type === name && !type.startsWith('image/'))
}

function passed({ headers }: IncomingMessage): Record<string, string> {
  const names = ['content-length', 'content-range', 'accept-ranges'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

async function readHead(chunks: Chunks): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < Media.headBytes) {
    const { value, done } = await next(chunks)
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function next(chunks: Chunks): Promise<IteratorResult<Buffer>> {
  try {
    return await chunks.next()
  } catch (cause) {
    throw new FetchError({ reason: cause instanceof Error ? cause.message : 'cut off' }, { cause })
  }
}

/** Cuts a file off that exceeds its limit. A browser shows nothing of half a picture. */
async function* pieces(
  response: IncomingMessage,
  head: Buffer,
  chunks: Chunks,
  most: number,
): AsyncGenerator<Buffer> {
  let size = head.length
  try {
    if (size > 0) yield head
    for (;;) {
      const { value, done } = await next(chunks)
      if (done) return
      size += value.length
      if (size > most) throw tooLarge(most)
      yield value
    }
  } finally {
    response.destroy()
  }
}

function toStream(bytes: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>
}
