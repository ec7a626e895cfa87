import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Market } from '../Market.js'
import { FetchError, openLimited } from '../web/fetchLimited.js'
import * as Media from './Media.js'

/** A file that is on its way. */
export type OpenMedia = {
  type: Media.Type
  status: 200 | 206
  /** Of the answer: its length and, of a part, which one it is. */
  headers: Readonly<Record<string, string>>
  body: ReadableStream<Uint8Array>
}

/** Until a file begins to come. */
const beginTimeoutMs = 15_000
/** Until all of it has come: films are watched while they do. */
const timeoutMs = 30 * 60_000

/**
 * Opens a token's file where it is kept.
 *
 * @param options.range - A part of it, as browsers ask for what is watched; its kind must be known by then.
 * @throws {FetchError} when it cannot be had, is too large, or is no kind of file that is shown.
 */
export async function openMedia(
  { config }: Pick<Market, 'config'>,
  url: string,
  options: { range?: string | undefined } = {},
): Promise<OpenMedia> {
  const { range } = options
  const begin = new AbortController()
  const timer = setTimeout(() => begin.abort(), beginTimeoutMs)
  try {
    const response = await openLimited(url, {
      timeoutMs,
      signal: begin.signal,
      allowPrivateHosts: config.allowPrivateHosts,
      headers: { accept: 'image/*, video/*, audio/*, */*;q=0.5', ...(range ? { range } : undefined) },
    })
    return await toMedia(response)
  } finally {
    clearTimeout(timer)
  }
}

async function toMedia(response: IncomingMessage): Promise<OpenMedia> {
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  try {
    const isPart = response.statusCode === 206 && !startsAtZero(response)
    const head = isPart ? Buffer.alloc(0) : await readHead(chunks)
    const type = isPart ? claimed(response) : Media.sniff(head)
    if (!type) throw new FetchError({ reason: 'no picture, video, sound or model' })
    const most = Media.mostBytes(type)
    if (Number(response.headers['content-length'] ?? 0) > most) throw tooLarge(most)
    return {
      type,
      status: response.statusCode === 206 ? 206 : 200,
      headers: passed(response),
      body: toStream(response, head, chunks, most),
    }
  } catch (error) {
    response.destroy()
    throw error
  }
}

function tooLarge(most: number): FetchError {
  return new FetchError({ reason: `more than ${most / 2 ** 20} MiB` })
}

function startsAtZero({ headers }: IncomingMessage): boolean {
  return /^bytes 0-/.test(headers['content-range'] ?? '')
}

/** The middle of a file does not tell what it is; only what is watched or heard is asked for in parts. */
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

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < Media.headBytes) {
    const { value, done } = await next(chunks)
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function next(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await chunks.next()
  } catch (cause) {
    throw new FetchError({ reason: cause instanceof Error ? cause.message : 'cut off' }, { cause })
  }
}

/** What grows beyond its bound is cut off: a browser shows nothing of half a picture. */
function toStream(
  response: IncomingMessage,
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  most: number,
): ReadableStream<Uint8Array> {
  async function* pieces() {
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
  return Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream<Uint8Array>
}
