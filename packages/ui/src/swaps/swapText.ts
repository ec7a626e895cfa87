import { formatAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import type { swapWords } from '../i18n/areas/swap.js'
import { nftName } from '../nft/nftName.js'
import { currencyOf } from '../orders/currencyOf.js'
import { type FoldedToken, foldTokens } from './foldTokens.js'
import { collectionOf, nftOf, type SideWorth, type SwapKnowledge } from './sideWorth.js'
import type { Side, SideMoney, Sides } from './swapSides.js'

type Words = (typeof swapWords)['en']

/** Names units of a token, or several tokens of which any are accepted. */
export function tokenText(token: FoldedToken, known: SwapKnowledge, words: Words): string {
  const { quantity } = token
  const name = nameOf(token, known, words)
  return quantity > 1n ? `${quantity} × ${name}` : name
}

function nameOf(token: FoldedToken, known: SwapKnowledge, words: Words): string {
  const { contract, tokenId, isListed, count } = token
  const nft = nftOf(token, known)
  if (nft) return nftName(nft)
  if (tokenId !== undefined) return `#${tokenId}`
  const collection = collectionOf(token, known)?.name ?? formatAddress(contract)
  return isListed ? words.listedOf(collection) : words.anyOf(collection, count)
}

/** Formats a sum of money with every digit. */
export function moneyText({ currency, amount }: SideMoney, { info }: Pick<SwapKnowledge, 'info'>): string {
  return formatMoney(amount, currencyOf(info, { address: currency }), { exact: true })
}

/**
 * Names everything on a side.
 *
 * @example
 * sideText(side, known, words) // → 'Ruby Lamp, Amber Lamp and 0.1 WETH'
 */
export function sideText({ tokens, money }: Side, known: SwapKnowledge, words: Words): string {
  return words.list([
    ...foldTokens(tokens).map((token) => tokenText(token, known, words)),
    ...money.map((sum) => moneyText(sum, known)),
  ])
}

/**
 * Names both sides in a few words.
 *
 * @example
 * exchangeText(sides, known, words) // → 'Ruby Lamp and 0.1 WETH for Amber Lamp'
 */
export function exchangeText({ give, get }: Sides, known: SwapKnowledge, words: Words): string {
  return words.exchange(sideText(give, known, words), sideText(get, known, words))
}

/** Describes an estimate. */
export function worthText({ sums, unknown }: SideWorth, words: Words): string {
  if (sums.length === 0) return words.worth.unknown
  const sum = sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
  return unknown > 0 ? words.worth.partly(sum, unknown) : words.worth.about(sum)
}
