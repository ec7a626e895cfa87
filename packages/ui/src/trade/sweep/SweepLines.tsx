import type { Currency, Nft } from '@souk/market'
import { Cart } from '@souk/react'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Money } from '../../kit/Money.js'
import { nftName } from '../../nft/nftName.js'
import { PricedList } from '../shared/PricedList.js'

/** Shows the items of a sweep: each with its picture, its name, and its price or the reason why it is left out. */
export function SweepLines({ entries, nfts, currency, ...list }: SweepLines.Props) {
  const { cart } = useTradeWords()
  return (
    <PricedList
      {...list}
      entries={entries.map(({ line, reason }) => {
        const nft = nfts?.find((nft) => isOf(nft, line))
        const name = nft ? nftName(nft) : `#${line.tokenId}`
        const isSeveral = line.quantity > 1n
        return {
          key: Cart.key(line),
          name: isSeveral ? `${line.quantity} × ${name}` : name,
          picture: nft?.imageUrl,
          reason,
          amount: reason === undefined && <Money amount={Cart.priceOf(line)} currency={currency} />,
          note: isSeveral && cart.each(formatMoney(Cart.priceOf({ ...line, quantity: 1n }), currency)),
        }
      })}
    />
  )
}

export declare namespace SweepLines {
  type Props = Pick<PricedList.Props, 'label' | 'isLabelShown'> & {
    /** `reason`: why it is left out. */
    entries: readonly { line: Cart.Line; reason?: string }[]
    /** The items loaded so far; the others are named by their number. */
    nfts: readonly Nft[] | undefined
    currency: Currency
  }
}

/** Tells whether a line buys an item. */
export function isOf(nft: Nft, { contract, tokenId }: Cart.Line): boolean {
  return nft.tokenId === tokenId && isSameAddress(nft.contract, contract)
}
