'use client'
import type { Address } from 'viem'
import { useCartItem } from '../cart/useCartItem.js'
import { isSameAddress } from '../format/formatAddress.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { useConnection } from '../wallet/useConnection.js'
import { EmbeddedButton } from './EmbeddedButton.js'
import { type ButtonLook, TradeButton } from './TradeButton.js'
import { useItemOf } from './useItemOf.js'

/**
 * Adds the cheapest listing of an item to the cart, or removes it. `Cart` shows what is in the cart.
 *
 * Reads: the item, once. Never asks the wallet.
 *
 * @throws {MarketMissingError} outside of a `SoukMarket`.
 *
 * @example
 * <AddToCartButton contract="0x…" tokenId={7n} />
 */
export function AddToCartButton(props: AddToCartButton.Props) {
  return (
    <EmbeddedButton look={props} what="addToCart">
      <Add {...props} />
    </EmbeddedButton>
  )
}

export declare namespace AddToCartButton {
  type Props = ButtonLook & { contract: Address; tokenId: bigint }
}

function Add({ contract, tokenId, ...look }: AddToCartButton.Props) {
  const words = useArea(embedWords)
  const account = useConnection().address
  const { nft, isPending, problem } = useItemOf({ contract, tokenId })
  const { has, toggle } = useCartItem(nft ?? { contract, tokenId })
  const isOwn = isSameAddress(nft?.listing?.maker, account)
  const reason = nft?.listing ? (isOwn ? words.yours : undefined) : (problem ?? words.notForSale)
  if (isPending || reason)
    return (
      <TradeButton
        {...look}
        isBusy={isPending}
        label={isPending ? words.addToCart : (reason ?? '')}
        onPress={undefined}
      />
    )
  return (
    <TradeButton {...look} isPressed={has} label={has ? words.inCart : words.addToCart} onPress={toggle} />
  )
}
