import type { Collection, MarketInfo } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'

/** Adds up the fees of the market or of the creator. Every fee that is not the market's is the creator's. */
export function feeOf(collection: Collection, info: MarketInfo, whose: 'creator' | 'market'): number {
  const isMarkets = ({ recipient }: { recipient: string }) =>
    info.fees.some((own) => isSameAddress(own.recipient, recipient))
  return collection.fees
    .filter((fee) => isMarkets(fee) === (whose === 'market'))
    .reduce((sum, fee) => sum + fee.basisPoints, 0)
}
