import type { MarketOrder, Nft } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Muted } from '@souk/ui/parts/kit/Muted.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { ListingsTable } from '@souk/ui/parts/orders/ListingsTable.js'
import { ProofContainer } from '@souk/ui/parts/orders/ProofContainer.js'
import { SetCardContainer } from '@souk/ui/parts/orders/SetCardContainer.js'
import { useSets } from '@souk/ui/parts/orders/useSets.js'
import { SwapListContainer } from '@souk/ui/parts/swaps/SwapListContainer.js'
import { useConnection } from 'wagmi'
import { useItemSwaps } from './useItemSwaps.js'

/** Shows all listings of an item and the sets that it is part of, with the possible actions of each. */
export function ListingsContainer({ nft, listings }: { nft: Nft; listings: readonly MarketOrder[] }) {
  const nameOf = useNameOf()
  const words = useArea(itemWords)
  const swapping = useArea(swapWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { contract, tokenId } = nft
  const name = nftName(nft)
  const { giving } = useItemSwaps(nft)
  const sets = useSets({ contract, tokenId, account })
  return (
    <>
      {listings.length > 0 && (
        <ListingsTable
          orders={listings}
          account={account}
          label={words.listingsOf(name)}
          nameOf={nameOf}
          proofOf={(order) => <ProofContainer order={order} />}
          onBuy={({ orderHash }) => desk.trade({ kind: 'buy', orderHash, contract, tokenId })}
          onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name })}
        />
      )}
      {listings.length + sets.length === 0 && <Muted>{words.noListings}</Muted>}
      {sets.map((order) => (
        <SetCardContainer key={order.orderHash} order={order} isOfItem />
      ))}
      <SwapListContainer swaps={giving} label={swapping.given} isTitled />
    </>
  )
}
