'use client'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { nftName } from '../nft/nftName.js'
import { useConnection } from '../wallet/useConnection.js'
import { EmbeddedButton } from './EmbeddedButton.js'
import { TradeButton, type TradeButtonProps } from './TradeButton.js'
import { useItemOf } from './useItemOf.js'

/**
 * Buys the cheapest listing of an item that anyone can buy. Its text has the price, or says why there is nothing to buy. In an
 * auction, the button places a bid.
 *
 * Reads: the item, once. Asks the wallet only after a review of what it signs and pays.
 *
 * @throws {MarketMissingError} outside of a `SoukMarket`.
 *
 * @example
 * <BuyButton contract="0x…" tokenId={7n} onDone={({ hash }) => console.log('Bought', hash)} />
 */
export function BuyButton(props: BuyButton.Props) {
  return (
    <EmbeddedButton look={props} what="buy" isMain about={{ item: props, kinds: ['purchase', 'bid'] }}>
      <Buy {...props} />
    </EmbeddedButton>
  )
}

export declare namespace BuyButton {
  type Props = TradeButtonProps & { contract: Address; tokenId: bigint }
}

function Buy({ contract, tokenId, onDone, ...look }: BuyButton.Props) {
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { nft, isPending, problem } = useItemOf({ contract, tokenId })
  const shown = { ...look, isMain: true, isBusy: isPending }
  if (!nft) return <TradeButton {...shown} label={problem ?? words.buy} onPress={undefined} />
  const { listing, auction } = nft
  const sold = listing ?? auction
  if (!sold) return <TradeButton {...shown} label={words.notForSale} onPress={undefined} />
  if (isSameAddress(sold.maker, account))
    return <TradeButton {...shown} label={words.yours} onPress={undefined} />
  const { orderHash } = sold
  const buy = { kind: 'buy', orderHash, contract, tokenId, name: nftName(nft) } as const
  const bid = { kind: 'offer', contract, tokenId, auction: orderHash } as const
  return (
    <TradeButton
      {...shown}
      label={listing ? words.buyFor(formatMoney(listing.unitPrice, listing.currency)) : words.bid}
      onPress={() => desk.trade(listing ? buy : bid, onDone)}
    />
  )
}
