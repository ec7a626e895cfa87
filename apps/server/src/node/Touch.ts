import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainEvent } from './ChainEvent.js'

/**
 * Something on chain whose state may have changed. Logs name what was touched; the server then reads its state from
 * the chain. Addresses and hashes are lower-case.
 */
export type Touch =
  /** An order's status. */
  | { type: 'order'; orderHash: Hex }
  /** The counter of an account, and so all its orders. */
  | { type: 'counter'; account: Address }
  /** Owner or approval of an ERC721. */
  | { type: 'token'; contract: Address; identifier: bigint }
  /** An account's units of an ERC1155. */
  | { type: 'units'; contract: Address; identifier: bigint; account: Address }
  /** The approval of an operator for all of an account's tokens of a contract. */
  | { type: 'operator'; contract: Address; account: Address }
  /** An account's balance or allowance of an ERC20. */
  | { type: 'money'; currency: Address; account: Address }

/** Collects the touches of events, each of them once. */
export function fromEvents(events: readonly ChainEvent[]): Touch[] {
  const touches = events.flatMap(fromEvent)
  return [...new Map(touches.map((touch) => [encode(touch), touch])).values()]
}

function fromEvent(event: ChainEvent): Touch[] {
  switch (event.type) {
    case 'fulfilled':
    case 'cancelled':
    case 'validated':
      return [{ type: 'order', orderHash: lower(event.orderHash) }]
    case 'counter':
      return [{ type: 'counter', account: lower(event.account) }]
    case 'transfer':
      return fromTransfer(event)
    case 'approval':
      return [{ type: 'token', contract: lower(event.contract), identifier: event.identifier }]
    case 'operator':
      return [{ type: 'operator', contract: lower(event.contract), account: lower(event.account) }]
    case 'money':
      return event.accounts.map((account) => ({
        type: 'money',
        currency: lower(event.currency),
        account: lower(account),
      }))
    case 'matched':
    case 'metadata':
    case 'contractMetadata':
      return []
  }
}

function fromTransfer(event: Extract<ChainEvent, { type: 'transfer' }>): Touch[] {
  const token = { contract: lower(event.contract), identifier: event.identifier }
  if (event.standard === 'erc721') return [{ type: 'token', ...token }]
  return [event.from, event.to]
    .filter((account) => account !== zeroAddress)
    .map((account) => ({ type: 'units', ...token, account: lower(account) }))
}

/** Encodes a touch as text. Equal touches have equal texts. */
export function encode(touch: Touch): string {
  switch (touch.type) {
    case 'order':
      return `order:${touch.orderHash}`
    case 'counter':
      return `counter:${touch.account}`
    case 'token':
      return `token:${touch.contract}:${touch.identifier}`
    case 'units':
      return `units:${touch.contract}:${touch.identifier}:${touch.account}`
    case 'operator':
      return `operator:${touch.contract}:${touch.account}`
    case 'money':
      return `money:${touch.currency}:${touch.account}`
  }
}

/** Decodes the text of {@link encode}. Text of another version gives nothing. */
export function decode(text: string): Touch[] {
  const [type, first, second, third] = text.split(':') as [string, Hex, string, Address]
  switch (type) {
    case 'order':
      return [{ type, orderHash: first }]
    case 'counter':
      return [{ type, account: first }]
    case 'token':
      return [{ type, contract: first, identifier: BigInt(second) }]
    case 'units':
      return [{ type, contract: first, identifier: BigInt(second), account: third }]
    case 'operator':
      return [{ type, contract: first, account: second as Address }]
    case 'money':
      return [{ type, currency: first, account: second as Address }]
    default:
      return []
  }
}

function lower<text extends string>(text: text): text {
  return text.toLowerCase() as text
}
