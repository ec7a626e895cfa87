import type { Nft } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { currencyOf } from '@souk/ui/parts/orders/currencyOf.js'
import type { Address } from 'viem'
import { HiddenOffersLine } from './HiddenOffersLine.js'
import { ReceivedLists } from './ReceivedLists.js'
import { ReceivedRowContainer } from './ReceivedRowContainer.js'
import { ReceivedSwaps } from './ReceivedSwaps.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { SalesBar } from './SalesBar.js'
import { useFoldedOffers } from './useFoldedOffers.js'
import { usePickedOffers } from './usePickedOffers.js'
import { useReceived } from './useReceived.js'
import { useReceivedSwaps } from './useReceivedSwaps.js'

/** Reads the offers that a wallet's owner could accept, highest first, each with the amount after fees. */
export function OffersReceivedContainer({ address, own, nfts }: OffersReceivedContainer.Props) {
  const words = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const info = useInfo()
  const swaps = useReceivedSwaps(address)
  const { rows, collections, isPending } = useReceived(address, nfts)
  const { kept, shown, hiding, line } = useFoldedOffers(rows)
  const picking = usePickedOffers(kept, address)
  const onAccept = () => desk.trade({ kind: 'sales', sales: picking.sales, onSold: picking.clear })
  if (isPending || !swaps.all) return <RowsSkeleton />
  if (rows.length + swaps.all.length === 0)
    return <EmptyState title={words.received.none}>{words.received.noneMeaning}</EmptyState>
  return (
    <>
      <ReceivedLists
        swaps={<ReceivedSwaps {...{ own, swaps }} />}
        hidden={<HiddenOffersLine {...line} />}
        label={own ? words.received.label.own : words.received.label.other}
      >
        {shown.map((row) => (
          <ReceivedRowContainer
            key={row.offer.orderHash}
            {...{ row, own, ...hiding(row) }}
            currency={currencyOf(info, { address: row.currency })}
            collection={collections.get(row.fitting[0]?.collection ?? '')}
            isPicked={picking.picked.has(row.offer.orderHash)}
            onPick={own && kept.length > 1 ? () => picking.toggle(row.offer.orderHash) : undefined}
          />
        ))}
      </ReceivedLists>
      <SalesBar {...picking} onAccept={onAccept} />
    </>
  )
}

export declare namespace OffersReceivedContainer {
  type Props = { address: Address; own: boolean; nfts: readonly Nft[] | undefined }
}
