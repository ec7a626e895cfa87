import { BaseError } from '@souk/base'
import type { Address } from 'viem'
import { type KnownNetwork, knownNetworks } from './networksTable.js'
import { factsOf, slugFacts } from './slugs.js'

/** The name of a chain in the marketplace API. */
export type Slug = keyof typeof slugFacts

/** All slugs, production chains first. */
export const slugs: readonly Slug[] = Object.freeze(Object.keys(slugFacts) as Slug[])

/** The shared storefront of each chain that has one: a contract with the collections of many artists. */
export const sharedStorefronts: Readonly<Partial<Record<Slug, Address>>> = Object.freeze({
  ethereum: '0x495f947276749Ce646f68AC8c248420045cb7b5e',
  goerli: '0x804159144AEFB1Dc17B171afCefA5B33746c722F',
  matic: '0x2953399124F0cBB46d2CbACD8A89cF0599974963',
  klaytn: '0x5BC519d852f7ca2C8CF2d095299D5BB2d13F02C9',
})

/** The contract that mints items of shared storefronts at their first sale. Its address is the same on every chain. */
export const lazyMintAdapter: Address = '0xA604060890923Ff400e8c6f5290461A83AEDACec'

/**
 * Returns whether a text is a slug.
 *
 * @example
 * Chain.isSlug('polygon') // → false: the API says 'matic'
 */
export function isSlug(text: string): text is Slug {
  return factsOf(text) !== undefined
}

/**
 * Returns the id of a chain.
 *
 * @param slug - The chain's name in the marketplace API.
 * @returns `undefined` for chains without EVM (`solana`, `soldev`) and for unknown slugs.
 *
 * @example
 * Chain.toChainId('matic') // → 137
 */
export function toChainId(slug: string): number | undefined {
  return factsOf(slug)?.chainId
}

/**
 * Returns the marketplace API's name of a chain.
 *
 * @param chainId - The chain's id.
 * @returns `undefined` if the API has no name for the chain.
 *
 * @example
 * Chain.fromChainId(137) // → 'matic'
 */
export function fromChainId(chainId: number | bigint): Slug | undefined {
  return slugs.find((slug) => {
    const id = toChainId(slug)
    // A number and a bigint of the same value are the same id.
    return id !== undefined && String(id) === String(chainId)
  })
}

/**
 * Returns whether a chain is a test chain.
 *
 * @param slug - The chain's name in the marketplace API.
 *
 * @example
 * Chain.isTestChain('sepolia') // → true
 */
export function isTestChain(slug: string): boolean {
  return factsOf(slug)?.isTest === true
}

/**
 * Returns the token that wraps the native currency of a chain.
 *
 * @param slug - The chain's name in the marketplace API.
 * @throws {WethUnsupportedError} if no such token is known.
 * @throws {UnknownSlugError} if the marketplace API has no chain with that name.
 *
 * @example
 * await deposit(client, { currency: Chain.wrappedNativeToken('ethereum'), amount })
 */
export function wrappedNativeToken(slug: string): Address {
  const { wrappedNative } = knownOf(slug)
  if (!wrappedNative) throw new WethUnsupportedError({ chain: slug })
  return wrappedNative
}

/**
 * Returns the token that a marketplace expects in offers: the wrapped native currency, or bridged ether on Polygon.
 *
 * @param slug - The chain's name in the marketplace API.
 * @throws {WethUnsupportedError} if no such token is known.
 * @throws {UnknownSlugError} if the marketplace API has no chain with that name.
 *
 * @example
 * Chain.offerToken('matic') // → '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'
 */
export function offerToken(slug: string): Address {
  return knownOf(slug).offerCurrency ?? wrappedNativeToken(slug)
}

/**
 * Replaces a shared storefront with the lazy-mint adapter, because orders name its items by the adapter.
 *
 * @param address - A token contract, in any case.
 * @returns The adapter, or the unchanged address.
 *
 * @example
 * Chain.toLazyMintAdapter('0x495f947276749Ce646f68AC8c248420045cb7b5e') // → Chain.lazyMintAdapter
 */
export function toLazyMintAdapter(address: Address): Address {
  const lower = address.toLowerCase()
  const isShared = Object.values(sharedStorefronts).some((storefront) => storefront.toLowerCase() === lower)
  return isShared ? lazyMintAdapter : address
}

/** Returns what the table of networks knows about a chain. @throws {UnknownSlugError} */
function knownOf(slug: string): Partial<KnownNetwork> {
  const facts = factsOf(slug)
  if (!facts) throw new UnknownSlugError({ slug, suggestion: suggestionFor(slug) })
  return knownNetworks.find(({ chainId }) => chainId === facts.chainId) ?? {}
}

/** Names that other APIs use for the chains. */
const otherNames: ReadonlyMap<string, Slug> = new Map([
  ['mainnet', 'ethereum'],
  ['polygon', 'matic'],
])

/** Finds the slug for a common name of a chain, or for a slug in another case or with hyphens. */
function suggestionFor(text: string): Slug | undefined {
  const name = String(text).toLowerCase().replaceAll('-', '_')
  return isSlug(name) ? name : otherNames.get(name)
}

/** Thrown when the marketplace API has no chain with a given name. Networks may have other names there. */
export class UnknownSlugError extends BaseError<{ slug: string; suggestion: string | undefined }> {
  override readonly name = 'Chain.UnknownSlugError'
  constructor(facts: { slug: string; suggestion: string | undefined }) {
    const advice = facts.suggestion === undefined ? 'see Chain.slugs' : `did you mean ${facts.suggestion}?`
    super(`${JSON.stringify(facts.slug)} is not a chain of the marketplace API; ${advice}`, { facts })
  }
}

/** Thrown when a chain has no token that wraps its native currency. */
export class WethUnsupportedError extends BaseError<{ chain: string }> {
  override readonly name = 'Chain.WethUnsupportedError'
  constructor(facts: { chain: string }) {
    super(`WETH is not supported on ${facts.chain}`, { facts })
  }
}
