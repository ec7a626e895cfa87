import type { Collection, MarketInfo } from '@souk/market'
import type { Order } from '@souk/seaport'
import { zeroHash } from '@souk/seaport'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** What the inspection goes by besides the order. */
export type InspectContext = Order.Context & {
  chainId: number
  info: Pick<MarketInfo, 'fees'>
  collections: readonly Known[]
}

type Known = Pick<Collection, 'contract' | 'name' | 'fees'>

/**
 * Gathers what the inspection goes by: this market's currencies, collections and contracts.
 *
 * @param creatorOf - What somebody is called who takes a collection's fees.
 */
export function toContext(
  info: MarketInfo,
  collections: readonly Known[],
  creatorOf: (name: string) => string,
): InspectContext {
  return {
    chainId: info.chainId,
    info,
    collections,
    tokens: [
      ...info.currencies.map(({ address, symbol, decimals }) => ({ address, symbol, decimals })),
      ...collections.flatMap(({ contract, name }) =>
        contract ? [{ address: contract, symbol: name.slice(0, 60) }] : [],
      ),
    ],
    names: [
      ...info.fees.map(({ recipient }) => ({ address: recipient, name: info.name })),
      ...collections.flatMap(({ name, fees }) =>
        fees.map(({ recipient }) => ({ address: recipient, name: creatorOf(name.slice(0, 60)) })),
      ),
    ],
    trusted: {
      exchanges: [info.seaport],
      conduitKeys: info.conduitKey === zeroHash ? [] : [info.conduitKey],
      zones: info.auction ? [info.auction.zone] : [],
      recipients: info.fees.map(({ recipient }) => recipient),
      currencies: info.currencies.map(({ address }) => address),
    },
  }
}

/** The collection of a token that an order gives or asks for, as far as this market knows it. */
export function collectionOf(
  { offer, consideration }: Pick<Order.Components, 'offer' | 'consideration'>,
  { collections }: Pick<InspectContext, 'collections'>,
): Known | undefined {
  const tokens: readonly Address[] = [...offer, ...consideration].map(({ token }) => token)
  return collections.find(({ contract }) => tokens.some((token) => isSameAddress(contract, token)))
}
