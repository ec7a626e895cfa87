import { type CollectionOffer, getCollectionOffers, type MarketOrder, type Nft } from '@souk/market'
import { useSouk } from '@souk/react'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { nowSeconds } from '../format/formatTime.js'
import { useInfo } from '../market/useInfo.js'
import { useCollectionMap } from '../nft/useCollectionMap.js'
import { useBalances } from '../wallet/useBalances.js'
import { WorthBox } from './WorthBox.js'
import { addUp, holdingsOf, toBid, worthAtFloor, worthAtOffers } from './worth.js'

/** Works out what a wallet's items are worth, by the cheapest of their kind and by what is offered. */
export function WorthContainer({ address, own, nfts, listings, offers }: WorthContainer.Props) {
  const desk = useTradeDialogs()
  const info = useInfo()
  const balances = useBalances(address)
  const holdings = useMemo(() => (nfts ? holdingsOf(nfts, address) : undefined), [nfts, address])
  const slugs = useMemo(() => [...(holdings?.keys() ?? [])], [holdings])
  const collections = useCollectionMap(slugs)
  const bids = useBids(slugs, address)
  const priceOf = ({ price, currency }: MarketOrder) => ({ currency, amount: price })
  return (
    <WorthBox
      atFloor={nfts && worthAtFloor(nfts, { account: address, collections })}
      atOffers={holdings && worthAtOffers(holdings, bids)}
      forSale={listings && addUp(listings.filter(({ status }) => status === 'active').map(priceOf))}
      offered={offers && addUp(offers.filter(({ status }) => status === 'active').map(priceOf))}
      balances={balances}
      canWrap={own && info.currencies.some(({ symbol }) => symbol.startsWith('W'))}
      onWrap={() => desk.trade({ kind: 'wrap' })}
    />
  )
}

export declare namespace WorthContainer {
  type Props = {
    address: Address
    own: boolean
    nfts: readonly Nft[] | undefined
    /** Undefined while they are not known. */
    listings: readonly MarketOrder[] | undefined
    offers: readonly MarketOrder[] | undefined
  }
}

/** So many collections are asked for their offers at once. */
const askedCollections = 24

/** Reads what is offered for any item of collections, without the account's own offers. */
function useBids(slugs: readonly string[], account: Address) {
  const offers = useOffersOf(slugs)
  const info = useInfo()
  const now = nowSeconds()
  return new Map(
    [...offers].map(([slug, list]) => [
      slug,
      list.flatMap((offer) => {
        const isOwn = offer.order.parameters.offerer.toLowerCase() === account.toLowerCase()
        return isOwn ? [] : (toBid(offer, { info, now }) ?? [])
      }),
    ]),
  )
}

/** Reads the offers on collections, the highest first. */
export function useOffersOf(slugs: readonly string[]): ReadonlyMap<string, readonly CollectionOffer[]> {
  const { api } = useSouk()
  const asked = slugs.slice(0, askedCollections)
  const reads = useQueries({
    queries: asked.map((slug) => ({
      queryKey: ['portfolio', api.chain, 'offers', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) => getCollectionOffers(api, { slug, limit: 50, signal }),
      staleTime: 10_000,
      refetchInterval: 30_000,
    })),
  })
  return new Map(asked.map((slug, index) => [slug, reads[index]?.data?.offers ?? []]))
}
