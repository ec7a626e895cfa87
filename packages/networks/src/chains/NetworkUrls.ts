import { NameError } from './NetworkErrors.js'

/** URLs of services. `{name}` stands for the name of the network. */
export type UrlPatterns = {
  /** The service that returns balances and history. */
  indexer: string
  /** The service that sends transactions for others. */
  relayer: string
  /** The node that answers JSON-RPC. */
  node: string
}

/**
 * The default patterns.
 *
 * They assume no company's endpoints: the hosts end in `.example`, which by RFC 2606 never belongs to anyone, so a
 * missing pattern fails to resolve instead of sending requests to a stranger.
 */
export const urlPatterns: UrlPatterns = Object.freeze({
  indexer: 'https://{name}-indexer.souk.example',
  relayer: 'https://{name}-relayer.souk.example',
  node: 'https://nodes.souk.example/{name}',
})

/**
 * Builds the URL of a network's indexer.
 *
 * @param name - The network's name, in any case.
 * @param pattern - `{name}` stands for the name. @default a host that does not exist
 * @throws {NameError} if the name cannot be part of a host.
 *
 * @example
 * indexerUrl('polygon', 'https://{name}.indexer.my.org') // → 'https://polygon.indexer.my.org'
 */
export function indexerUrl(name: string, pattern: string = urlPatterns.indexer): string {
  return fill(pattern, name)
}

/**
 * Builds the URL of a network's relayer.
 *
 * @param name - The network's name, in any case.
 * @param pattern - `{name}` stands for the name. @default a host that does not exist
 * @throws {NameError} if the name cannot be part of a host.
 *
 * @example
 * relayerUrl('polygon', 'https://{name}.relayer.my.org') // → 'https://polygon.relayer.my.org'
 */
export function relayerUrl(name: string, pattern: string = urlPatterns.relayer): string {
  return fill(pattern, name)
}

/**
 * Builds the URL of a network's node.
 *
 * @param name - The network's name, in any case.
 * @param pattern - `{name}` stands for the name. @default a host that does not exist
 * @throws {NameError} if the name cannot be part of a host.
 *
 * @example
 * nodeUrl('polygon', 'https://my.org/rpc/{name}') // → 'https://my.org/rpc/polygon'
 */
export function nodeUrl(name: string, pattern: string = urlPatterns.node): string {
  return fill(pattern, name)
}

/** Inserts a name into a pattern. A name with a slash or a dot would send requests to another host. */
function fill(pattern: string, name: string): string {
  const lower = name.toLowerCase()
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(lower)) throw new NameError({ networkName: name })
  return pattern.replaceAll('{name}', () => lower)
}
