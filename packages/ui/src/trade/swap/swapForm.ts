import type { Collection, Currency, MarketInfo, Nft } from '@souk/market'
import type { AssetInput, prepareCreateSwap } from '@souk/market/flows'
import type { SwapDraft, SwapMoney, SwapToken } from '../../dialogs/SwapDraft.js'
import type { SideForm, SwapForm, SwapItem } from '../../dialogs/SwapForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { toTyped } from '../../format/formatMoney.js'
import { type AmountIssue, parseAmount } from '../../format/parseAmount.js'
import { payableOf } from '../../market/nativeOf.js'
import { heldBy } from '../../nft/heldBy.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import type { Side, SideToken } from '../../swaps/swapSides.js'
import { type AnyIssue, readAny } from './anyForm.js'

/** The two directions, from the view of the visitor. */
export type Direction = 'give' | 'get'

/** The facts for checking the form. */
export type SwapFacts = {
  info: Pick<MarketInfo, 'currencies' | 'wrappedNative'>
  account: string | undefined
  /** The account with the wanted items. */
  owner: string
  /** The collection of which the visitor wants any item; undefined while it loads. */
  collection: Collection | undefined
  /** The wallet's balance of the currency that the visitor adds; undefined while unknown. */
  balance: bigint | undefined
  /** Of a counter-offer: the terms that were offered, from the view of the visitor. */
  received?: SwapDraft | undefined
}

type SwapIssue =
  | 'giveNothing'
  | 'getNothing'
  | 'quantityInvalid'
  | 'sameItem'
  | 'moneyInvalid'
  | 'bothWays'
  | 'noBetter'
  | AnyIssue

export type ReadSwap = {
  /** The valid parts. */
  give: Side
  get: Side
  /** The wanted items as the order asks for them. */
  want: prepareCreateSwap.Options['want']
  issues: readonly SwapIssue[]
  /** Why the typed money of a side is invalid. */
  moneyIssues: Partial<Record<Direction, AmountIssue>>
  /** The money that is missing in the wallet. */
  short: { amount: bigint; currency: Currency } | undefined
}

/** The most items on a side. An order has room for 30, with money and fees. */
export const mostItems = 20

/** Returns the currencies that a side can add. The exchange cannot collect the native currency from a maker later. */
export function currenciesOf(direction: Direction, info: SwapFacts['info']): readonly Currency[] {
  return direction === 'give' ? payableOf(info) : info.currencies
}

/** Creates the initial form. Items that the market does not return are left out. */
export function startSwap(
  draft: SwapDraft,
  facts: { nfts: readonly Nft[]; info: SwapFacts['info'] },
): SwapForm {
  const toMoney = (money: SwapMoney | undefined) =>
    money && {
      price: toTyped(money.amount, currencyOf(facts.info, { address: money.currency })),
      currencyAddress: money.currency,
    }
  const toItems = (tokens: readonly SwapToken[]) =>
    tokens.flatMap(({ contract, tokenId, quantity }) => {
      const nft = facts.nfts.find((one) => one.tokenId === tokenId && isSameAddress(one.contract, contract))
      return nft ? [{ nft, quantity: String(quantity) }] : []
    })
  return {
    give: { items: toItems(draft.give), money: toMoney(draft.pay) },
    get: { items: toItems(draft.get), money: toMoney(draft.ask) },
    any: undefined,
    duration: '7',
    isOnChain: false,
  }
}

/**
 * Parses the form: its valid values, and all issues.
 *
 * @example
 * readSwap(form, facts).issues // → ['giveNothing']
 */
export function readSwap(form: SwapForm, facts: SwapFacts): ReadSwap {
  const { give, get } = form
  const pay = readMoney(give.money, facts)
  const ask = readMoney(get.money, facts)
  const given = readItems(give.items, facts.account)
  const wanted = readWanted(form, facts)
  const isBothWays =
    pay.sum && ask.sum && isSameWorth(pay.sum.currency, ask.sum.currency, facts.info.wrappedNative)
  const missing = pay.sum && facts.balance !== undefined ? pay.sum.amount - facts.balance : 0n
  const sides = {
    give: { tokens: given.tokens, money: toSums(pay) },
    get: { tokens: wanted.tokens, money: toSums(ask) },
  }
  const wrong: readonly SwapIssue[] = [
    ...(give.items.length === 0 ? (['giveNothing'] as const) : []),
    ...(given.isWrong ? (['quantityInvalid'] as const) : []),
    ...wanted.issues,
    ...(pay.issue || ask.issue ? (['moneyInvalid'] as const) : []),
    ...(isBothWays ? (['bothWays'] as const) : []),
  ]
  const isVain = wrong.length === 0 && !form.any && facts.received && isNoBetter(sides, facts.received)
  return {
    ...sides,
    want: wanted.want,
    issues: isVain ? ['noBetter'] : wrong,
    moneyIssues: { ...(pay.issue ? { give: pay.issue } : {}), ...(ask.issue ? { get: ask.issue } : {}) },
    short: pay.sum && missing > 0n ? { amount: missing, currency: pay.sum.currency } : undefined,
  }
}

/** Turns a form without issues into the terms of a swap. */
export function toSwapTerms(
  { give, get, want }: ReadSwap,
  { duration, isOnChain, now }: Pick<SwapForm, 'duration' | 'isOnChain'> & { now: bigint },
): prepareCreateSwap.Options {
  const [pay] = give.money
  const [ask] = get.money
  return {
    give: give.tokens.flatMap(toAsset),
    want,
    ...(pay ? { pay: { amount: pay.amount, currency: pay.currency } } : {}),
    ...(ask ? { ask: { amount: ask.amount, currency: ask.currency } } : {}),
    endTime: now + BigInt(duration) * 86_400n,
    ...(isOnChain ? { publish: 'chain' } : {}),
  }
}

function toAsset({ contract, tokenId, quantity }: Side['tokens'][number]): readonly AssetInput[] {
  return tokenId === undefined ? [] : [{ contract, tokenId, quantity }]
}

/** Tells whether two items are the same token, whatever their units. */
export function isSameItem(a: Nft, b: Nft): boolean {
  return a.tokenId === b.tokenId && isSameAddress(a.contract, b.contract)
}

/** Returns how many units of an item its holder can give. */
export function unitsOf(nft: Nft, holder: string | undefined): bigint {
  return nft.standard === 'erc721' ? 1n : (heldBy(nft, holder) ?? 0n)
}

/** Reads what the visitor asks for: certain items, or any of a collection. */
function readWanted({ give, get, any }: SwapForm, { collection, owner }: SwapFacts): Wanted {
  if (any) {
    const { want = [], ...read } = readAny(any, collection)
    return { ...read, want }
  }
  const { tokens, isWrong } = readItems(get.items, owner)
  const isOnBoth = give.items.some(({ nft }) => get.items.some((other) => isSameItem(other.nft, nft)))
  return {
    tokens,
    want: tokens.flatMap(toAsset),
    issues: [
      ...(get.items.length === 0 ? (['getNothing'] as const) : []),
      ...(isWrong ? (['quantityInvalid'] as const) : []),
      ...(isOnBoth ? (['sameItem'] as const) : []),
    ],
  }
}

type Wanted = Pick<ReadSwap, 'want' | 'issues'> & { tokens: readonly SideToken[] }

function readItems(items: readonly SwapItem[], holder: string | undefined) {
  const read = items.map(({ nft, quantity }) => ({ nft, units: readUnits(quantity, unitsOf(nft, holder)) }))
  return {
    isWrong: read.some(({ units }) => units === undefined),
    tokens: read.map(({ nft: { contract, tokenId }, units }) => ({
      contract,
      tokenId,
      quantity: units ?? 1n,
    })),
  }
}

function readUnits(typed: string, most: bigint): bigint | undefined {
  if (!/^\d{1,20}$/.test(typed.trim())) return undefined
  const units = BigInt(typed.trim())
  return units > 0n && units <= most ? units : undefined
}

type ReadMoney = {
  sum?: { amount: bigint; currency: Currency }
  issue?: AmountIssue
}

function readMoney(money: SideForm['money'], { info }: Pick<SwapFacts, 'info'>): ReadMoney {
  const currency = info.currencies.find(({ address }) => isSameAddress(address, money?.currencyAddress))
  if (!money || !currency) return {}
  const read = parseAmount(money.price, currency)
  return read.ok ? { sum: { amount: read.amount, currency } } : { issue: read.issue }
}

/** Tells whether a counter-offer asks for no more than what was offered, and gives no less than what was asked. */
function isNoBetter(counter: { give: Side; get: Side }, offered: SwapDraft): boolean {
  const unitsIn = (tokens: readonly SideToken[], { contract, tokenId }: SideToken) =>
    tokens.find((one) => one.tokenId === tokenId && isSameAddress(one.contract, contract))?.quantity ?? 0n
  const sumIn = (money: Side['money'], { currency }: SwapMoney) =>
    money.find((one) => isSameAddress(one.currency, currency))?.amount ?? 0n
  const offeredMoney = offered.ask ? [offered.ask] : []
  return (
    counter.get.tokens.every((token) => token.quantity <= unitsIn(offered.get, token)) &&
    offered.give.every((token) => token.quantity <= unitsIn(counter.give.tokens, token)) &&
    counter.get.money.every((money) => money.amount <= sumIn(offeredMoney, money)) &&
    (!offered.pay || offered.pay.amount <= sumIn(counter.give.money, offered.pay))
  )
}

function toSums({ sum }: ReadMoney): Side['money'] {
  return sum ? [{ currency: sum.currency.address, amount: sum.amount }] : []
}
