import { parseAbi } from 'viem'
import { seaportStructs } from './seaportStructs.js'

/** The events of the exchange. */
export const seaportEventsAbi = /*#__PURE__*/ parseAbi([
  ...seaportStructs,
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[] offer, ReceivedItem[] consideration)',
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event OrderValidated(bytes32 orderHash, OrderParameters orderParameters)',
  'event OrdersMatched(bytes32[] orderHashes)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
])
