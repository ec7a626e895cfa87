import type { MarketInfo } from '@souk/market'
import { formatAddress } from '../../format/formatAddress.js'
import type { TradeWords } from '../../i18n/areas/trades.js'

/** A line of a review. */
export type Row = {
  name: string
  value: string
  /** The owner of the account, below the value, so that amounts are aligned. */
  note?: string
}

/** Shows where an order is valid: the exchange and the network. */
export function placeRows(context: PlaceContext): readonly Row[] {
  const { line } = context.words.list
  const { seaport, chainId } = context.info
  return [
    { name: line.exchange, value: `Seaport 1.5 (${formatAddress(seaport)})` },
    { name: line.network, value: line.chain(context.networkName, chainId) },
  ]
}

type PlaceContext = {
  networkName: string
  words: TradeWords
  info: Pick<MarketInfo, 'seaport' | 'chainId'>
}
