import { lookup as resolveName } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { BaseError } from '@souk/base'
import { isPrivate } from './isPrivate.js'

/**
 * Fetches a text from an untrusted web address; see {@link openLimited}.
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
 * Opens an untrusted web address: with a time limit, and never one of this machine or its network. The check happens
 * at the connection itself, so that a host name cannot change in between. That is why this does not use `request` of
 * @souk/base, whose `fetch` resolves names itself.
 *
 * @returns An answer with status 200 or 206. The caller has to read its body or destroy it.
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
    /** Allows private addresses, for tests and your own gateway. */
    allowPrivateHosts: boolean
    signal?: AbortSignal | undefined
    /** @default those of metadata */
    headers?: Readonly<Record<string, string>> | undefined
  }
}

/** Node's modules refuse invalid addresses (such as badly escaped credentials) with many kinds of errors. */
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
    sent.on('error', (cause) => reject(cause instanceof FetchError ? cause : silent(cause)))
    sent.end()
  })
}

/** Resolves a name, and refuses it if any of its addresses is private. */
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
    throw cause instanceof FetchError ? cause : silent(cause)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function silent(cause: unknown): FetchError {
  const reason = cause instanceof Error ? cause.message : 'cut off'
  return new FetchError({ reason, isSilent: true }, { cause })
}

/** Thrown when a web address cannot be read. A silent server did not answer, or not to the end; others may be well. */
export class FetchError extends BaseError<FetchError.Facts> {
  override readonly name = 'Web.FetchError'
  constructor(facts: FetchError.Facts, options: { cause?: unknown } = {}) {
    super(`The URL could not be read: ${facts.reason}.`, { facts, ...options, retry: 'later' })
  }
}

export declare namespace FetchError {
  type Facts = { reason: string; isSilent?: boolean }
}
