import type { MarketOrder, Nft } from '@souk/market'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { itemWords } from '../i18n/areas/item.js'
import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { useNameOf } from '../names/useNames.js'
import { nftName } from '../nft/nftName.js'
import { ListingsTable } from '../orders/ListingsTable.js'
import { ProofContainer } from '../orders/ProofContainer.js'
import { SetCardContainer } from '../orders/SetCardContainer.js'
import { useSets } from '../orders/useSets.js'
import { SwapListContainer } from '../swaps/SwapListContainer.js'
import { Muted } from '../ui/Muted.js'
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
