import { useAuctions, useNfts } from '@souk/react'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { useConnection } from 'wagmi'
import { EndingSoon } from './EndingSoon.js'

/** The number of auctions in the row. */
const shownAuctions = 12

/** Reads the auctions that end next, and their items. */
export function EndingSoonContainer() {
  const account = useConnection().address
  // Their ends come with the clock and cause no event.
  const { data } = useAuctions(
    { isRunning: true, limit: shownAuctions },
    { query: { refetchInterval: 60_000 } },
  )
  const tokens = (data?.pages[0]?.auctions ?? []).flatMap(({ order }) =>
    order.order.parameters.offer.map(({ token: contract, identifierOrCriteria: tokenId }) => ({
      contract,
      tokenId,
    })),
  )
  const { data: nfts = [] } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const onAuction = tokens.length > 0 ? nfts.filter(({ auction }) => auction !== undefined) : []
  if (onAuction.length === 0) return null
  return <EndingSoon nfts={onAuction} heldOf={(nft) => heldBy(nft, account)} />
}
