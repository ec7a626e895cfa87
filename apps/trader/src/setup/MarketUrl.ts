import { MistakeError } from '../terminal/errors.js'

/** Where a market is, and which of its chains is meant. */
export type MarketUrl = {
  /** Without a slash at the end. */
  base: string
  /** Absent for the market's first chain. */
  chain: string | undefined
}

/**
 * Reads the URL of a market, which may name one of its chains.
 *
 * @throws {MistakeError} if it is no URL.
 *
 * @example
 * MarketUrl.parse('https://souk.example/chains/matic') // → { base: 'https://souk.example', chain: 'matic' }
 */
export function parse(text: string): MarketUrl {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new MistakeError(`${text} is no URL of a market. Write it as https://souk.example.`)
  const parts = parsed.pathname.split('/').filter((part) => part !== '')
  const [chains, chain] = parts.slice(-2)
  const isOfChain = chains === 'chains' && chain !== undefined
  return {
    base: [parsed.origin, ...(isOfChain ? parts.slice(0, -2) : parts)].join('/'),
    chain: isOfChain ? chain : undefined,
  }
}

/** Writes the URL of a chain of a market. */
export function toText({ base, chain }: MarketUrl): string {
  return chain === undefined ? base : `${base}/chains/${chain}`
}

/**
 * Completes a URL that a market sent. It may be a path of the market's own, with or without that of the chain.
 *
 * @example
 * MarketUrl.below({ base: 'https://souk.example', chain: 'matic' }, '/rpc') // → 'https://souk.example/chains/matic/rpc'
 */
export function below(url: MarketUrl, path: string): string {
  if (!/^\/(?!\/)/.test(path)) return path
  return path.startsWith('/chains/') ? `${url.base}${path}` : `${toText(url)}${path}`
}
