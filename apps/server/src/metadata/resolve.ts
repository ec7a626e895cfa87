import type { Market } from '../market/Market.js'
import { FetchError, fetchLimited } from '../web/fetchLimited.js'
import { fromJson, type Metadata } from './Metadata.js'
import * as Uri from './Uri.js'

const limits = { timeoutMs: 10_000, maxSizeBytes: 1024 * 1024 }

/** Why metadata could not be read, and whether its server did not answer at all. */
type Failure = { failure: string; isSilent?: boolean | undefined }

/** The result of reading a token's metadata: the metadata and its address, or the reason of the failure. */
export type Outcome = { metadata: Metadata; url: string | undefined } | Failure

/**
 * Reads the metadata at an address.
 *
 * @param text - The address from the contract; `undefined` if it has none.
 * @param options.identifier - The token's, for addresses with a placeholder.
 */
export async function resolve(text: string | undefined, options: resolve.Options): Promise<Outcome> {
  const { market, signal } = options
  if (!text) return { failure: 'the contract has no metadata' }
  try {
    return await read(text, options)
  } catch (error) {
    if (error instanceof SyntaxError) return { failure: 'the metadata is not JSON' }
    if (error instanceof FetchError) return { failure: error.facts.reason, isSilent: error.facts.isSilent }
    if (signal.aborted) throw error
    // An error of one address must not stop the tokens behind it in the queue.
    market.log.warn({ err: error, uri: text.slice(0, 200) }, 'metadata could not be read')
    return { failure: 'the URL could not be read' }
  }
}

export declare namespace resolve {
  type Options = {
    identifier?: bigint | undefined
    market: Pick<Market, 'config' | 'log'>
    signal: AbortSignal
  }
}

async function read(text: string, { identifier, market, signal }: resolve.Options): Promise<Outcome> {
  const { ipfsGateway, allowPrivateHosts } = market.config
  const uri = Uri.parse(text, identifier)
  if (uri.type === 'unsupported') return { failure: 'the scheme of the URL is not supported' }
  if (uri.type === 'data') {
    const metadata = fromJson(JSON.parse(uri.text), { ipfsGateway })
    // Only the beginning. It shows that the metadata is on the chain itself, and the rest has just been read.
    return { metadata, url: text.slice(0, 100).split(',')[0]?.replaceAll('\0', '') }
  }
  const url = uri.type === 'ipfs' ? `${ipfsGateway}${uri.path}` : uri.url
  const body = await fetchLimited(url, { ...limits, allowPrivateHosts, signal })
  return { metadata: fromJson(JSON.parse(body), { ipfsGateway }), url: text.slice(0, 2000) }
}
