import { lookup as resolveName } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { BaseError } from '@souk/base'
import { isPrivate } from './isPrivate.js'

/**
 * Reads a text from the web on behalf of whoever wrote the address; see {@link openLimited}.
 *
 * @throws {FetchError} with the reason.
 */
export async function fetchLimited(url: string, options: fetchLimited.Options): Promise<string> {
  return readBody(await openLimited(url, options), options.maxSizeBytes)
}

export declare namespace fetchLimited {
  type Options = openLimited.Options & { maxSizeBytes: number }
}

/**
 * Opens an address of the web on behalf of whoever wrote it, who may be an enemy: within a time, and never one of this
 * machine or its network. The address is checked at the very connection, so that a name cannot point elsewhere in between;
 * this is why it is not `request` of @souk/base, whose `fetch` looks names up by itself.
 *
 * @returns An answer with status 200 or 206; whoever takes it reads its body or destroys it.
 * @throws {FetchError} with the reason.
 */
export async function openLimited(url: string, options: openLimited.Options): Promise<IncomingMessage> {
  let current = url
  for (let hops = 0; hops <= 3; hops++) {
    const response = await open(current, options)
    const { statusCode = 0, headers } = response
    if (statusCode === 200 || statusCode === 206) return response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw new FetchError({ reason: `status ${statusCode}` })
    if (!URL.canParse(headers.location, current))
      throw new FetchError({ reason: 'a redirect to an invalid URL' })
    current = new URL(headers.location, current).href
  }
  throw new FetchError({ reason: 'too many redirects' })
}

export declare namespace openLimited {
  type Options = {
    timeoutMs: number
    /** Private addresses are allowed (a test, a gateway of one's own). */
    allowPrivateHosts: boolean
    signal?: AbortSignal | undefined
    /** @default those of metadata */
    headers?: Readonly<Record<string, string>> | undefined
  }
}

/** What the modules of Node refuse, such as a name for signing in that is wrongly escaped, they throw in many forms. */
async function open(url: string, options: openLimited.Options): Promise<IncomingMessage> {
  try {
    return await send(url, options)
  } catch (cause) {
    if (cause instanceof FetchError) throw cause
    throw new FetchError({ reason: cause instanceof Error ? cause.message : 'no answer' }, { cause })
  }
}

function send(url: string, options: openLimited.Options): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw new FetchError({ reason: `scheme ${protocol}` })
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!options.allowPrivateHosts && isIP(bare) && isPrivate(bare))
    throw new FetchError({ reason: 'private address' })
  const signals = [AbortSignal.timeout(options.timeoutMs), ...(options.signal ? [options.signal] : [])]
  const settings: RequestOptions = {
    headers: { accept: 'application/json, */*;q=0.5', 'user-agent': 'souk', ...options.headers },
    lookup: options.allowPrivateHosts ? resolveName : guardedLookup,
    signal: AbortSignal.any(signals),
  }
  return new Promise((resolve, reject) => {
    const request = protocol === 'https:' ? httpsRequest : httpRequest
    const sent = request(url, settings, resolve)
    sent.on('error', reject)
    sent.end()
  })
}

/** Resolves a name, and refuses it when any of its addresses is private. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    if (addresses.some(({ address }) => isPrivate(address)))
      return callback(new FetchError({ reason: 'private address' }), '')
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    return callback(null, first?.address ?? '', first?.family)
  })
}

async function readBody(response: IncomingMessage, maxSizeBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxSizeBytes) {
        response.destroy()
        throw new FetchError({ reason: `more than ${maxSizeBytes} bytes` })
      }
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof FetchError) throw cause
    throw new FetchError({ reason: cause instanceof Error ? cause.message : 'cut off' }, { cause })
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Thrown when an address of the web cannot be read. */
export class FetchError extends BaseError<{ reason: string }> {
  override readonly name = 'Web.FetchError'
  constructor(facts: { reason: string }, options: { cause?: unknown } = {}) {
    super(`The URL could not be read: ${facts.reason}.`, { facts, ...options, retry: 'later' })
  }
}
