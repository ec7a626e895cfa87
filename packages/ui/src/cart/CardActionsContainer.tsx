import type { Nft } from '@souk/market'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { CardActions } from '../nft/CardActions.js'
import { nftName } from '../nft/nftName.js'
import { useConnection } from '../wallet/useConnection.js'
import { useCartItem } from './useCartItem.js'

/** Buys a card's item, or adds it to the cart. Renders nothing for an item that the visitor cannot buy. */
export function CardActionsContainer({ nft }: { nft: Nft }) {
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { has, toggle } = useCartItem(nft)
  const { contract, tokenId, listing } = nft
  if (!listing || isSameAddress(listing.maker, account)) return null
  const { orderHash } = listing
  return (
    <CardActions
      name={nftName(nft)}
      inCart={has}
      onBuy={() => desk.trade({ kind: 'buy', orderHash, contract, tokenId, name: nftName(nft) })}
      onCart={toggle}
    />
  )
}
