import type { Address } from 'viem'
import { CardActionsContainer } from '../cart/CardActionsContainer.js'
import { heldBy } from '../nft/heldBy.js'
import { NftCard } from '../nft/NftCard.js'
import { useConnection } from '../wallet/useConnection.js'
import { EmptyCard } from './EmptyCard.js'
import { useItemOf } from './useItemOf.js'

/** Reads an item, and shows it. */
export function ItemContentContainer(item: { contract: Address; tokenId: bigint }) {
  const account = useConnection().address
  const { nft, problem } = useItemOf(item)
  if (!nft) return <EmptyCard text={problem} />
  // The watchlist belongs to the market's own pages, which do not see that of this page.
  return <NftCard nft={nft} held={heldBy(nft, account)} isWatchable={false} Actions={CardActionsContainer} />
}
