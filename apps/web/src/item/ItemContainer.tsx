import { NotFoundError } from '@souk/market'
import { useCollection, useNft } from '@souk/react'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { useNavigate } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { PageTitle } from '../pages/PageTitle.js'
import { Item } from './Item.js'
import { itemParts } from './itemParts.js'
import { ItemSkeleton } from './PriceBox.js'
import { useItemListings } from './useItemListings.js'
import { useList } from './useList.js'

/** Reads an item with its collection and its listings. */
export function ItemContainer({ contract, tokenId }: { contract: Address; tokenId: bigint }) {
  const desk = useTradeDialogs()
  const words = useArea(itemWords)
  const account = useConnection().address
  const list = useList()
  const navigate = useNavigate()
  const { data: nft, error } = useNft({ contract, tokenId })
  const { data: collection } = useCollection(nft && { slug: nft.collection })
  const listings = useItemListings(contract, tokenId, account)
  if (error instanceof NotFoundError) return <NotFoundPage what="item" />
  if (error && !nft) throw error
  if (!nft) return <ItemSkeleton />
  const held = heldBy(nft, account) !== undefined
  const name = nftName(nft)
  return (
    // The key resets media and open panels when the item changes.
    <div key={`${contract}/${tokenId}`}>
      <PageTitle>{name}</PageTitle>
      <Item
        nft={nft}
        collection={collection}
        account={account}
        list={list}
        {...itemParts({ nft, collection, listings, held, activityLabel: words.activityOf(name) })}
        onSet={() => void navigate({ to: '/me', state: { picked: `${contract}:${tokenId}` } })}
        onSend={held ? () => desk.trade({ kind: 'send', contract, tokenId }) : undefined}
      />
    </div>
  )
}
