import type { Nft } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { BoxSkeleton } from '@souk/ui/parts/kit/BoxSkeleton.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Muted } from '@souk/ui/parts/kit/Muted.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { OffersTable } from '@souk/ui/parts/orders/OffersTable.js'
import { SwapListContainer } from '@souk/ui/parts/swaps/SwapListContainer.js'
import { useConnection } from 'wagmi'
import { useItemOffers } from './useItemOffers.js'
import { useItemSwaps } from './useItemSwaps.js'

/** Reads the offers for an item: on itself, and on its collection if it matches. */
export function OffersContainer({ nft, held }: { nft: Nft; held: boolean }) {
  const nameOf = useNameOf()
  const { offer } = useTradeWords()
  const { frame } = useWords()
  const swapping = useArea(swapWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { contract, tokenId } = nft
  const { rows, isPending, hasFailed, retry } = useItemOffers(nft)
  const { asking } = useItemSwaps(nft)
  if (rows.length + asking.length === 0 && hasFailed)
    return (
      <Notice tone="warn" action={<Button onClick={retry}>{frame.retry}</Button>}>
        {offer.unread}
      </Notice>
    )
  if (rows.length + asking.length === 0 && isPending) return <BoxSkeleton />
  if (rows.length + asking.length === 0) return <Muted>{offer.none}</Muted>
  return (
    <>
      {rows.length > 0 && (
        <OffersTable
          rows={rows}
          account={account}
          label={offer.offersOn(nftName(nft))}
          nameOf={nameOf}
          canAccept={held}
          onAccept={(order) => desk.trade({ kind: 'accept', contract, tokenId, offer: order })}
          onCancel={({ orderHash }) =>
            desk.trade({ kind: 'cancel', orderHash, name: nftName(nft), side: 'bid' })
          }
        />
      )}
      <SwapListContainer swaps={asking} label={swapping.asked} isTitled />
    </>
  )
}
