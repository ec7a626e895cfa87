import { type Address, zeroAddress } from 'viem'
import type { NewEvent } from '../events/feed.js'
import type { ChainEvent } from '../node/ChainEvent.js'
import type { Step } from './Step.js'
import type { Sale, Trade } from './sales.js'

/** Returns the events of what the chain's logs say: sales and transfers, with their facts. */
export function toEvents(
  step: Pick<Step, 'ancestor' | 'events'>,
  { sales, trades }: toEvents.Found,
): NewEvent[] {
  const moved = step.events.flatMap((event) => (event.type === 'transfer' ? [toMoved(event)] : []))
  return [
    ...(step.ancestor ? [{ type: 'reorg' } satisfies NewEvent] : []),
    ...sales.map(toSold),
    ...trades.map(toTraded),
    ...moved,
  ]
}

export declare namespace toEvents {
  type Found = { sales: readonly Sale[]; trades: readonly Trade[] }
}

function toSold(sale: Sale): NewEvent {
  const { contract, identifier, orderHash, blockNumber, seller, buyer, side } = sale
  const { price, currency, quantity, transactionHash } = sale
  const [maker, taker] = side === 'ask' ? [seller, buyer] : [buyer, seller]
  return {
    type: 'sale',
    ...{ contract, identifier, orderHash, blockNumber, accounts: [seller, buyer] },
    facts: { side, maker, taker, price, currency, quantity, from: seller, to: buyer, transactionHash },
  }
}

function toTraded(trade: Trade): NewEvent {
  const { contract, identifier, orderHash, blockNumber, from, to, side } = trade
  const { maker, taker, paid, items, quantity, transactionHash } = trade
  return {
    type: 'sale',
    ...{ contract, identifier, orderHash, blockNumber, accounts: [from, to] },
    facts: { side, maker, taker, ...paid, items, quantity, from, to, transactionHash },
  }
}

function toMoved(event: Extract<ChainEvent, { type: 'transfer' }>): NewEvent {
  const { from, to, quantity, transactionHash, blockNumber, identifier } = event
  return {
    type: 'transfer',
    ...{ contract: event.contract.toLowerCase(), identifier, blockNumber },
    accounts: [from, to].filter(isAccount).map((account) => account.toLowerCase()),
    facts: {
      quantity,
      ...(isAccount(from) && { from }),
      ...(isAccount(to) && { to }),
      transactionHash,
    },
  }
}

/** Minted tokens have no sender; burned ones have no recipient. */
function isAccount(account: Address): boolean {
  return account !== zeroAddress
}
