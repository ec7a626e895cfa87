import { knownConduitKey } from '@souk/seaport'
import { caravan } from './caravan.js'
import { souk } from './souk.js'

export type {
  DemoChain,
  DemoChainName,
  DemoCollection,
  DemoEdition,
  DemoName,
  DemoPriceFeed,
} from './DemoChain.js'
export {
  accounts,
  artist,
  auctioneer,
  conduitOwner,
  type DemoAccount,
  marketFee,
  operator,
} from './people.js'
export { collections, contracts, edition, ensNames, priceFeeds } from './souk.js'

/** The key of the conduit that Seaport may use. */
export const conduitKey = knownConduitKey

/**
 * What is on each local chain. The other exports, such as `contracts` and `collections`, are of the first one.
 *
 * @example
 * const { stamps } = demo.chains.caravan.contracts
 */
export const chains = { souk, caravan } as const
