import type { Collection, CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useOrders } from '@souk/react'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatGap } from '../format/formatShare.js'
import { formatUntil, nowSeconds } from '../format/formatTime.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { nftName } from '../nft/nftName.js'
import { useCollectionMap } from '../nft/useCollectionMap.js'
import { currencyOf } from '../orders/currencyOf.js'
import { takesAny, traitText } from '../orders/fits.js'
import { floorOf } from '../orders/floorOf.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { controlClass } from '../ui/Field.js'
import { Money } from '../ui/Money.js'
import { OrderList, OrderRow, SubjectLink } from './OrderRow.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { type Received, toReceived } from './received.js'
import { useOffersOf } from './WorthContainer.js'

/** Offers that the holder of a wallet's items could accept, the dearest first, each with what is left after fees. */
export function OffersReceivedContainer({ address, own, nfts }: OffersReceivedContainer.Props) {
  const words = useArea(portfolioWords)
  const info = useInfo()
  const onItems = useOrders({ side: 'bid', owner: address, limit: 50 })
  const slugs = useMemo(() => [...new Set(nfts?.map(({ collection }) => collection))], [nfts])
  const collections = useCollectionMap(slugs)
  const onCollections = useOffersOf(slugs)
  const rows = useMemo(() => {
    const offers: readonly (MarketOrder | CollectionOffer)[] = [
      ...(onItems.data?.pages.flatMap((page) => page.orders) ?? []),
      ...[...onCollections.values()].flat(),
    ]
    return toReceived(offers, { nfts: nfts ?? [], account: address, now: nowSeconds() })
  }, [onItems.data, onCollections, nfts, address])
  if (!nfts || !onItems.data) return <RowsSkeleton />
  if (rows.length === 0)
    return <EmptyState title={words.received.none}>{words.received.noneMeaning}</EmptyState>
  return (
    <OrderList label={own ? words.received.label.own : words.received.label.other}>
      {rows.map((row) => (
        <ReceivedRow
          key={row.offer.orderHash}
          row={row}
          own={own}
          currency={currencyOf(info, { address: row.currency })}
          collection={collections.get(row.fitting[0]?.collection ?? '')}
        />
      ))}
    </OrderList>
  )
}

export declare namespace OffersReceivedContainer {
  type Props = { address: Address; own: boolean; nfts: readonly Nft[] | undefined }
}

function ReceivedRow({ row, own, currency, collection }: ReceivedRow.Props) {
  const words = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const info = useInfo()
  const [chosen, setChosen] = useState<string>()
  const { offer, fitting } = row
  const given = fitting.find(({ identifier }) => String(identifier) === chosen) ?? fitting[0]
  const deal = Deal.from(offer.order.parameters)
  if (!given) return null
  const floor = floorOf(given, collection)
  const isChoice = 'criteria' in offer
  return (
    <OrderRow
      item={
        <SubjectLink
          subject={{
            name: isChoice ? onText(offer, collection, words) : nftName(given),
            image: isChoice ? collection?.imageUrl : given.imageUrl,
            link: {
              to: '/item/$contract/$id',
              params: { contract: given.contract, id: String(given.identifier) },
            },
          }}
          note={words.received.from(accountName(deal.maker, info))}
        />
      }
      price={
        <>
          <p className="font-semibold">
            <Money amount={row.unitPrice} currency={currency} />
          </p>
          <p className="text-sm text-ink-soft">{words.received.net(formatMoney(row.net, currency))}</p>
        </>
      }
      note={
        <>
          <p>{formatUntil(deal.endTime, nowSeconds(), words.received.ends)}</p>
          {floor && floor.price > 0n && isWorthTheSame(floor.currency, currency) && (
            <p>{words.received.aboveFloor(formatGap(Number((row.unitPrice * 10_000n) / floor.price)))}</p>
          )}
        </>
      }
      actions={
        own && (
          <>
            {isChoice && fitting.length > 1 && (
              <select
                aria-label={words.received.choose}
                value={String(given.identifier)}
                onChange={(event) => setChosen(event.target.value)}
                className={`${controlClass} !h-11 !w-auto min-w-0 max-w-72 flex-1 text-ellipsis max-xs:max-w-none max-xs:basis-full!`}
              >
                {fitting.slice(0, 200).map((nft) => (
                  <option key={String(nft.identifier)} value={String(nft.identifier)}>
                    {nftName(nft)}
                  </option>
                ))}
              </select>
            )}
            <Button
              onClick={() =>
                desk.trade({
                  kind: 'accept',
                  contract: given.contract,
                  identifier: given.identifier,
                  offer,
                })
              }
            >
              {words.received.accept}
            </Button>
          </>
        )
      }
    />
  )
}

declare namespace ReceivedRow {
  type Props = {
    row: Received
    own: boolean
    currency: ReturnType<typeof currencyOf>
    collection: Collection | undefined
  }
}

function onText(
  offer: CollectionOffer,
  collection: Collection | undefined,
  { received }: (typeof portfolioWords)['en'],
): string {
  const { criteria } = offer
  if (criteria.traits) return received.traits(traitText(criteria.traits))
  const name = collection?.name ?? criteria.slug
  return takesAny(offer) ? received.anyOf(name) : received.some(name)
}

/** The native currency and its wrapped form are worth the same. */
function isWorthTheSame(
  a: { address: string; symbol: string },
  b: { address: string; symbol: string },
): boolean {
  return isSameAddress(a.address, b.address) || b.symbol === `W${a.symbol}` || a.symbol === `W${b.symbol}`
}
