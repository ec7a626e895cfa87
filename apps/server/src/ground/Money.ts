import { BaseError, plainText, Units } from '@souk/base'
import type { Currency } from '@souk/market'
import type { Network } from '@souk/networks'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { CurrencyOption, ServerOptions } from '../market/config.js'
import type { TokenFacts } from './readTokens.js'

/** The currencies of a market. */
export type Money = {
  /** The native currency first, then its wrapped form, if there is one. */
  currencies: readonly Currency[]
  /** The contract that wraps the native currency. Only the two of them are worth the same. */
  wrappedNative: Address | undefined
}

type Options = Pick<ServerOptions, 'currencies' | 'nativeCurrency' | 'wrappedNative'>
type Known = Network.KnownNetwork | undefined

/**
 * Lists the tokens that a market may use, before anything is known about them.
 *
 * @param known - What the table of networks says about the chain.
 */
export function tokensOf(options: Options, known: Known): readonly CurrencyOption[] {
  const others = othersOf(options.currencies)
  const wrapped = options.wrappedNative ?? known?.wrappedNative
  // Without a choice of the operator, clients that follow the marketplace API can make offers too.
  const offers = others.length === 0 ? known?.offerCurrency : undefined
  const all = [wrapped, offers].flatMap((address) => (address ? [{ address }] : [])).concat(others)
  return [...new Map(all.map((token) => [token.address.toLowerCase(), token])).values()]
}

/**
 * Decides which currencies a market accepts.
 *
 * @param options.facts - What the tokens of {@link tokensOf} say about themselves, by address in lower case.
 * @throws {NativeUnknownError} if neither the table nor the operator names the native currency.
 * @throws {ContradictionError} if the operator contradicts the table or a token.
 * @throws {NoTokenError} if there is no contract at the address of a currency.
 */
export function from(
  options: Options,
  ground: { chainId: number; known: Known; facts: ReadonlyMap<string, TokenFacts> },
): Money {
  const { known, facts } = ground
  const native = nativeOf(options, ground)
  assertWrapped(options, known)
  const tokens = tokensOf(options, known).filter((token) => {
    const isOurs = !options.wrappedNative && token.address === known?.wrappedNative
    // Test chains are reset, and anyone may use the id of the local chain.
    return !(isOurs && known.testnet && !facts.get(token.address.toLowerCase())?.hasCode)
  })
  const currencies = tokens.map((token) =>
    toCurrency(token, { chainId: ground.chainId, facts: facts.get(token.address.toLowerCase()) }),
  )
  const wanted = options.wrappedNative ?? known?.wrappedNative
  const wrapped = currencies.find(({ address }) => wanted && isAddressEqual(address, wanted))
  if (wrapped && wrapped.decimals !== native.decimals)
    throw new ContradictionError({
      what: `the number of decimals of the wrapped native currency ${wrapped.address}`,
      said: String(native.decimals),
      found: String(wrapped.decimals),
    })
  return { currencies: [native, ...currencies], wrappedNative: wrapped?.address }
}

/** Entries with the zero address describe the native currency. They never add a second one. */
function othersOf(currencies: Options['currencies'] = []): readonly CurrencyOption[] {
  return currencies.filter(({ address }) => address !== zeroAddress)
}

function nativeOf(options: Options, { chainId, known }: { chainId: number; known: Known }): Currency {
  const listed = options.currencies?.find(({ address }) => address === zeroAddress)
  const said = options.nativeCurrency ?? listed
  if (!known && !said?.symbol) throw new NativeUnknownError({ chainId })
  const { symbol = '', name = symbol } = known?.nativeCurrency ?? said ?? {}
  const decimals = Units.nativeDecimals
  for (const field of ['symbol', 'decimals'] as const) {
    const [ours, theirs] = [{ symbol, decimals }[field], said?.[field]]
    if (theirs !== undefined && theirs !== ours)
      throw new ContradictionError({
        what: `the ${field} of the native currency of chain ${chainId}`,
        said: String(theirs),
        found: String(ours),
      })
  }
  return { address: zeroAddress, symbol, name, decimals }
}

function assertWrapped({ wrappedNative }: Options, known: Known): void {
  const expected = known?.wrappedNative
  if (!wrappedNative || !expected || known.testnet || isAddressEqual(wrappedNative, expected)) return
  throw new ContradictionError({
    what: `the wrapped native currency of ${known.title}`,
    said: wrappedNative,
    found: expected,
  })
}

function toCurrency(
  token: CurrencyOption,
  { chainId, facts }: { chainId: number; facts: TokenFacts | undefined },
): Currency {
  const { address } = token
  if (!facts?.hasCode) throw new NoTokenError({ chainId, address })
  for (const field of ['symbol', 'decimals'] as const) {
    const [said, found] = [token[field], facts[field]]
    if (said !== undefined && found !== undefined && said !== found)
      throw new ContradictionError({
        what: `the ${field} of the currency ${address}`,
        said: String(said),
        found: String(found),
      })
  }
  const symbol = token.symbol ?? shown(facts.symbol)
  const decimals = token.decimals ?? facts.decimals
  if (!symbol || decimals === undefined) throw new NotMoneyError({ chainId, address })
  return { address, symbol, name: token.name ?? (shown(facts.name) || symbol), decimals }
}

/** The names of a token come from its contract. */
function shown(text: string | undefined): string {
  return plainText((text ?? '').slice(0, 50)).trim()
}

/** Thrown when the native currency of a chain is not known. */
class NativeUnknownError extends BaseError<{ chainId: number }> {
  override readonly name = 'Money.NativeUnknownError'
  constructor(facts: { chainId: number }) {
    super(
      `The native currency of chain ${facts.chainId} is not known; name it with --native SYMBOL[:Name], or in SOUK_NATIVE.`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}

/** Thrown when the options contradict the chain, or what is known of it. */
class ContradictionError extends BaseError<{ what: string; said: string; found: string }> {
  override readonly name = 'Money.ContradictionError'
  constructor(facts: { what: string; said: string; found: string }) {
    super(`The configuration says that ${facts.what} is ${facts.said}, but it is ${facts.found}.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when there is no contract at the address of a currency. */
class NoTokenError extends BaseError<{ chainId: number; address: Address }> {
  override readonly name = 'Money.NoTokenError'
  constructor(facts: { chainId: number; address: Address }) {
    super(
      `There is no contract at ${facts.address} on chain ${facts.chainId}, so it cannot be a currency; correct the address, or use a node of the right chain.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a contract that is to be a currency does not say its symbol and decimals, nor does the operator. */
export class NotMoneyError extends BaseError<{ chainId: number; address: Address }> {
  override readonly name = 'Money.NotMoneyError'
  constructor(facts: { chainId: number; address: Address }) {
    super(
      `The contract ${facts.address} on chain ${facts.chainId} does not say its symbol and decimals; add them with --currency ${facts.address}:SYMBOL:DECIMALS.`,
      { facts, retry: 'user' },
    )
  }
}
