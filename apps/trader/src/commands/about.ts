import type { MarketInfo, Nft } from '@souk/market'
import { Network } from '@souk/networks'
import { accepted, toKnown } from '@souk/words/findings'
import { formatBasisPoints, isSameAddress } from '@souk/words/format'
import type { Address } from 'viem'
import { getBlock } from 'viem/actions'
import type { Offer } from '../conduct/Offer.js'
import type { Session } from '../conduct/Session.js'
import * as Review from '../review/Review.js'
import type { Stall } from '../subject/readSubject.js'
import { mostOrders } from '../subject/readUpTo.js'
import { named } from '../terminal/text.js'

/** What the market says about the subject of a trade. */
export type About = { collections: readonly Stall[]; nfts?: readonly Nft[]; account: Address }

/** The options of every preparation: what the safety check knows, and which of its refusals a person may overrule. */
export function guardOf({ shop, screen, mode, signal }: Session, about: About) {
  const known = toKnown(shop.info, { ...about, isComplete: false })
  const override = screen.canAsk && !mode.isYes ? accepted : []
  return { known, override, signal }
}

/** The part of an offer that does not depend on its kind. */
export function factsOf(session: Session, about: About) {
  const { info } = session.shop
  const { known } = guardOf(session, about)
  return {
    known,
    feeRecipients: [...info.fees, ...about.collections.flatMap(({ fees }) => fees)].map(
      ({ recipient }) => recipient,
    ),
    floors: about.collections.flatMap(({ contract, stats }) =>
      stats.floor ? [{ contract, currency: stats.floor.currency.address, price: stats.floor.price }] : [],
    ),
  } satisfies Partial<Offer>
}

/** Puts a plan into words. */
export function reviewOf(
  session: Session,
  about: About,
  given: Pick<Review.from.Options, 'kind' | 'title' | 'rows'> & { plan: Offer['prepared']['plan'] },
): Review.Review {
  const { info } = session.shop
  const { plan, ...rest } = given
  const { known } = guardOf(session, about)
  const nameOf = (contract: string) => {
    const found = about.collections.find((one) => isSameAddress(one.contract, contract))
    return found ? named(found.name) : contract
  }
  const rows = [...rest.rows, ...chainRow(info)]
  return Review.from(plan, { ...rest, rows, info, nameOf, context: { info, context: known } })
}

/** Names the chain where a market has several: money and addresses of one say nothing about those of another. */
export function chainRow({
  chains = [],
  chainId,
  title,
}: MarketInfo): readonly (readonly [string, string])[] {
  const name = Network.factsOf(chainId)?.title ?? title
  return chains.length < 2
    ? []
    : [['Chain', name === undefined ? String(chainId) : `${named(name)} (${chainId})`]]
}

/** Names an item for people: its collection and number. */
export function itemName(nft: Pick<Nft, 'tokenId' | 'name'>, collection: Pick<Stall, 'name'>): string {
  const id = `#${nft.tokenId}`
  const own = named(nft.name)
  const place = `${named(collection.name)} ${id}`
  return own === '' || own.endsWith(id) || own === id ? place : `${place} (${own})`
}

/** The row of a review that looked at a part of the orders only. */
export const notLookedAt = ['Not looked at', `There are more than ${mostOrders} orders.`] as const

type Fee = { recipient: Address; amount: bigint; basisPoints?: number | undefined }

/** A row for each fee: who receives it, how much, and which share. */
export function feeRows(
  { shop }: Session,
  given: { fees: readonly Fee[]; currency: Address; price: bigint; collections: readonly Stall[] },
): readonly (readonly [string, string])[] {
  const { fees, currency, price, collections } = given
  const { info } = shop
  const creators = collections.flatMap((collection) => collection.fees)
  const nameOf = (recipient: Address) => {
    const isOf = (known: readonly { recipient: Address }[]) =>
      known.some((fee) => isSameAddress(fee.recipient, recipient))
    if (isOf(info.fees)) return 'Market fee'
    return isOf(creators) ? 'Creator fee' : 'Other fee'
  }
  return fees
    .filter(({ amount }) => amount > 0n)
    .map(({ recipient, amount, basisPoints }) => {
      const share = basisPoints ?? (price > 0n ? Number((amount * 10_000n) / price) : 0)
      const sum = Review.sumsText([{ currency, amount }], info)
      return [nameOf(recipient), `${sum} (${formatBasisPoints(share)}) to ${recipient}`]
    })
}

/** The time of the chain: that of its latest block, or of this machine if the block is old. */
export async function chainTime({ shop, clock }: Session): Promise<bigint> {
  const { timestamp } = await getBlock(shop.node)
  const own = BigInt(Math.floor(clock() / 1_000))
  return timestamp > own ? timestamp : own
}
