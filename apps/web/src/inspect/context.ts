import type { Collection, MarketInfo } from '@souk/market'
import type { Order } from '@souk/seaport'
import { zeroHash } from '@souk/seaport'

/** What the inspection goes by besides the order: this market's currencies, collections and contracts. */
export function toContext(
  info: MarketInfo,
  collections: readonly Pick<Collection, 'contract' | 'name'>[],
): Order.Context & { chainId: number } {
  return {
    chainId: info.chainId,
    tokens: [
      ...info.currencies.map(({ address, symbol, decimals }) => ({ address, symbol, decimals })),
      ...collections.flatMap(({ contract, name }) =>
        contract ? [{ address: contract, symbol: name.slice(0, 60) }] : [],
      ),
    ],
    names: info.fees.map(({ recipient }) => ({ address: recipient, name: info.name })),
    trusted: {
      exchanges: [info.seaport],
      conduitKeys: info.conduitKey === zeroHash ? [] : [info.conduitKey],
      zones: info.auction ? [info.auction.zone] : [],
      recipients: info.fees.map(({ recipient }) => recipient),
    },
  }
}
