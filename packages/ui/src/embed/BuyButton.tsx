'use client'
import { useNft } from '@souk/react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { nftName } from '../nft/nftName.js'
import { Embedded } from './Embedded.js'
import { type Look, TradeButton, WaitingButton } from './TradeButton.js'

/**
 * Buys the cheapest listing of an item that anyone can buy. Its text has the price, or says why there is nothing to buy.
 *
 * Reads: the item, once. Asks the wallet only after a review of what it signs and pays.
 *
 * @example
 * <BuyButton contract="0x…" tokenId={7n} />
 */
export function BuyButton(props: BuyButton.Props) {
  return (
    <Embedded loading={<WaitingButton {...props} what="buy" isMain />}>
      <Buy {...props} />
    </Embedded>
  )
}

export declare namespace BuyButton {
  type Props = Look & { contract: Address; tokenId: bigint }
}

function Buy({ contract, tokenId, ...look }: BuyButton.Props) {
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { data: nft, isPending, error } = useNft({ contract, tokenId })
  const listing = nft?.listing
  if (!listing) {
    const label = isPending ? words.buy : error ? words.unread : words.notForSale
    return <TradeButton {...look} isMain isBusy={isPending} label={label} onPress={undefined} />
  }
  if (isSameAddress(listing.maker, account))
    return <TradeButton {...look} isMain label={words.yours} onPress={undefined} />
  const { orderHash } = listing
  return (
    <TradeButton
      {...look}
      isMain
      label={words.buyFor(formatMoney(listing.unitPrice, listing.currency))}
      onPress={() => desk.trade({ kind: 'buy', orderHash, contract, tokenId, name: nftName(nft) })}
    />
  )
}
