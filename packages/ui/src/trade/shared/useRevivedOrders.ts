import type { MarketOrder } from '@souk/market'
import { Trade } from '@souk/market/flows'
import { useNfts } from '@souk/react'
import { ItemType, isCurrency } from '@souk/seaport'
import type { Address } from 'viem'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useClock } from '../../kit/useClock.js'
import { useInfo } from '../../market/useInfo.js'
import { itemKey } from '../../nft/itemMarks.js'
import { nftName } from '../../nft/nftName.js'
import { endOf } from '../../orders/endOf.js'
import { priceLeft } from '../../orders/priceLeft.js'
import { isUnread, useOwnOrders } from '../../orders/useOwnOrders.js'
import type { Revived } from './Revived.js'

/** Orders that an approval makes fillable again, as texts. */
export type RevivedTexts = Pick<Revived.Props, 'orders' | 'side'> & {
  isPending: boolean
  /** Whether orders were not looked at: the market did not answer, or there are too many. */
  isIncomplete: boolean
}

/** Reads the listings or offers of an account that an approval makes fillable again. */
export function useRevivedOrders(
  approval: Trade.revivedBy.Approval,
  account: Address,
): RevivedTexts & { auctions: Revived.Props['orders'] } {
  const info = useInfo()
  const { steps } = useTradeWords()
  const clock = useClock()
  const isMoney = approval.itemType === ItemType.ERC20
  const side = isMoney ? 'bid' : 'ask'
  const about = isMoney ? { currency: approval.token } : { contract: approval.token }
  const own = useOwnOrders(side, account, about)
  const revived = Trade.revivedBy(approval, own.orders ?? [], { exchange: info.seaport })
  const tokens = revived.flatMap((order) => tokenOf(order) ?? []).slice(0, 50)
  const nfts = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const textOf = (order: MarketOrder) => {
    const token = tokenOf(order)
    const nft = nfts.data?.find((one) => token && itemKey(one) === itemKey(token))
    const name = nft ? nftName(nft) : token ? `#${token.tokenId}` : steps.revives.any
    const price = formatMoney(priceLeft(order), order.currency, { exact: true })
    if (order.type !== 'english') return steps.revives.line({ name, units: order.remaining, price })
    const end = endOf(order)
    return clock() < end
      ? steps.revives.auction.running({ name, price, end: formatMoment(end) })
      : steps.revives.auction.ended({ name, until: formatMoment(order.endTime) })
  }
  const textsOf = (some: readonly MarketOrder[]) =>
    some.map((order) => ({ key: order.orderHash, text: textOf(order) }))
  return {
    side,
    orders: textsOf(revived.filter(({ type }) => type !== 'english')),
    auctions: textsOf(revived.filter(({ type }) => type === 'english')),
    isPending: isUnread(own) || (tokens.length > 0 && nfts.isPending),
    isIncomplete: own.hasFailed || own.isCut,
  }
}

/** Returns the item of an order; `undefined` for one on any item of a collection. */
function tokenOf({ order: { parameters } }: MarketOrder) {
  const item = [...parameters.offer, ...parameters.consideration].find((one) => !isCurrency(one))
  if (!item || item.itemType >= ItemType.ERC721_WITH_CRITERIA) return undefined
  return { contract: item.token, tokenId: item.identifierOrCriteria }
}
