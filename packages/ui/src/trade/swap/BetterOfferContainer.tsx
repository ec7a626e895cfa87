import type { Collection, Nft } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { Notice } from '../../kit/Notice.js'
import { useInfo } from '../../market/useInfo.js'
import { nftName } from '../../nft/nftName.js'
import { floorOf } from '../../orders/floorOf.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useBestOffer } from '../shared/useBestOffer.js'

/** Says that someone offers more for an item that is given away than its floor, by which swaps are estimated. */
export function BetterOfferContainer({ nft, collection }: BetterOfferContainer.Props) {
  const { review } = useArea(swapTradeWords)
  const info = useInfo()
  const floor = floorOf(nft, collection)
  const account = useConnection().address
  const best = useBestOffer({ nft, info, account, currencyAddress: floor?.currency.address ?? '' })
  if (!best) return null
  const isMore =
    !floor || (isSameWorth(best.currency, floor.currency, info.wrappedNative) && best.price > floor.price)
  if (!isMore) return null
  return <Notice tone="warn">{review.better(nftName(nft), formatMoney(best.price, best.currency))}</Notice>
}

export declare namespace BetterOfferContainer {
  type Props = {
    /** An item that leaves the wallet. */
    nft: Nft
    collection: Collection | undefined
  }
}
