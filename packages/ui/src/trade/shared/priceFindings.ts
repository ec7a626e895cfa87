import type { Currency, Nft } from '@souk/market'
import { ItemType, type OfferItem, Order, seaportAddress } from '@souk/seaport'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import type { Side, Sides } from '../../swaps/swapSides.js'

/** The terms of a trade while its form is filled in. There is no order to sign yet. */
export type DraftTerms = { gives: readonly OfferItem[]; gets: readonly OfferItem[] }

/** What is traded. Without a token id, the other party chooses the item. */
export type DraftItem = Pick<Nft, 'standard' | 'contract'> & {
  tokenId?: bigint | undefined
  quantity: bigint
}

type Payment = { currency: Pick<Currency, 'address'>; amount: bigint }

/** The terms of an offer: money for an item. */
export function draftOffer(item: DraftItem, paid: Payment): DraftTerms {
  return { gives: [toMoney(paid)], gets: [toItem(item)] }
}

/** The terms of a sale: an item for what the seller receives, after the fees. */
export function draftSale(item: DraftItem, received: Payment): DraftTerms {
  return { gives: [toItem(item)], gets: [toMoney(received)] }
}

/** The terms of a swap, with the money that leaves or arrives. */
export function draftSwap({ give, get }: Sides): DraftTerms {
  return { gives: toItems(give), gets: toItems(get) }
}

function toItems({ tokens, money }: Side): readonly OfferItem[] {
  return [
    // A comparison of worth does not depend on the standard.
    ...tokens.map((token) => toItem({ ...token, standard: 'erc1155' })),
    ...money.map(({ currency: address, amount }) => toMoney({ currency: { address }, amount })),
  ]
}

/**
 * Returns what the guard will find about the prices once the orders are prepared. A form shows it before the visitor wraps
 * or approves anything. Other findings need the orders.
 *
 * @param drafts - One for each order; `undefined` while its terms are incomplete.
 * @param known - The guard's facts.
 *
 * @example
 * priceFindings([draftOffer(item, { currency: weth, amount })], known) // → [{ name: 'priceFarOverFloor', severity: 'blocking', … }]
 */
export function priceFindings(
  drafts: readonly (DraftTerms | undefined)[],
  known: Order.Context,
): readonly Order.Finding[] {
  const target = { chainId: known.chainId ?? 1, verifyingContract: seaportAddress }
  return drafts.flatMap((draft, order) => {
    if (!draft) return []
    const found = Order.findingsBeforeSigning([toComponents(draft, known.account)], target, known)
    const ofPrice = found.filter(({ name }) => priceNames.includes(name))
    if (drafts.length === 1) return ofPrice
    return ofPrice.map((finding) => ({ ...finding, facts: { ...finding.facts, order } }))
  })
}

const priceNames: readonly Order.FindingName[] = [
  'priceFarUnderFloor',
  'priceFarOverFloor',
  'priceFarUnderLastSale',
  'getsLessWorth',
]

/** Only what moves counts for a price. */
function toComponents({ gives, gets }: DraftTerms, account: Address = zeroAddress): Order.Components {
  return {
    ...{ offerer: account, zone: zeroAddress, zoneHash: zeroHash, conduitKey: zeroHash },
    ...{ orderType: 0, startTime: 0n, endTime: 1n, salt: 0n, counter: 0n },
    offer: gives,
    consideration: gets.map((item) => ({ ...item, recipient: account })),
    totalOriginalConsiderationItems: gets.length,
  }
}

function toItem({ standard, contract, tokenId, quantity }: DraftItem): OfferItem {
  const isSingle = standard === 'erc721'
  const itemType =
    tokenId === undefined
      ? isSingle
        ? ItemType.ERC721_WITH_CRITERIA
        : ItemType.ERC1155_WITH_CRITERIA
      : isSingle
        ? ItemType.ERC721
        : ItemType.ERC1155
  const amount = { startAmount: quantity, endAmount: quantity }
  return { itemType, token: contract, identifierOrCriteria: tokenId ?? 0n, ...amount }
}

function toMoney({ currency: { address }, amount }: Payment): OfferItem {
  const itemType = isSameAddress(address, zeroAddress) ? ItemType.NATIVE : ItemType.ERC20
  const token = address as Address
  return { itemType, token, identifierOrCriteria: 0n, startAmount: amount, endAmount: amount }
}
