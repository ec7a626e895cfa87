import type { MarketOrder, Nft } from '@souk/market'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { nftName } from '../nft/nftName.js'
import { ListingsTable } from '../orders/ListingsTable.js'
import { ProofContainer } from '../orders/ProofContainer.js'
import { SetCardContainer } from '../orders/SetCardContainer.js'
import { useSets } from '../orders/useSets.js'
import { Muted } from '../ui/Muted.js'

/** Shows all listings of an item and the sets that it is part of, with the possible actions of each. */
export function ListingsContainer({ nft, listings }: { nft: Nft; listings: readonly MarketOrder[] }) {
  const words = useArea(itemWords)
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { contract, identifier } = nft
  const name = nftName(nft)
  const sets = useSets({ contract, identifier, account })
  const cards = sets.map((order) => <SetCardContainer key={order.orderHash} order={order} isOfItem />)
  if (listings.length === 0) return sets.length > 0 ? cards : <Muted>{words.noListings}</Muted>
  return (
    <>
      <ListingsTable
        orders={listings}
        account={account}
        label={words.listingsOf(name)}
        nameOf={(address) => accountName(address, info)}
        proofOf={(order) => <ProofContainer order={order} />}
        onBuy={({ orderHash }) => desk.trade({ kind: 'buy', orderHash, contract, identifier })}
        onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name })}
      />
      {cards}
    </>
  )
}
