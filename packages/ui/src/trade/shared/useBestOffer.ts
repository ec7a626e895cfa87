import type { Currency, MarketInfo, Nft } from '@souk/market'
import { useCollectionOffers, useOrders } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import { useClock } from '../../kit/useClock.js'
import { isOnlyHolder } from '../../nft/isOnlyHolder.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { offerRows } from '../../orders/offerRows.js'

type About = {
  nft: Nft
  info: MarketInfo
  /** Its own offers do not count. */
  account: Address | undefined
  currencyAddress: string
}

/** Reads the highest covered offer of others on an item, if it can be compared with a currency. */
export function useBestOffer(of: About): { price: bigint; currency: Currency } | undefined {
  const clock = useClock()
  const { nft, info, account, currencyAddress } = of
  const { contract, tokenId, collection: slug } = nft
  const about = { contract, tokenIds: [tokenId], limit: 50 }
  const { data: onItem } = useOrders({ side: 'bid', ...about })
  const { data: onCollection } = useCollectionOffers({ slug, limit: 50 })
  const chosen = info.currencies.find(({ address }) => address === currencyAddress)
  const best = offerRows({
    nft,
    info,
    now: clock(),
    onItem: onItem?.pages.flatMap((page) => page.orders) ?? [],
    onCollection: onCollection?.pages.flatMap((page) => page.offers) ?? [],
  }).find(
    ({ isCovered, maker, currency }) =>
      isCovered &&
      !isSameAddress(maker, account) &&
      !isOnlyHolder(nft, maker) &&
      (!chosen || isSameWorth(currency, chosen, info.wrappedNative)),
  )
  return best && { price: best.unitPrice, currency: best.currency }
}
