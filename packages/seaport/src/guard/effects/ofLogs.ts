import { type Address, decodeEventLog, type Hex, isAddressEqual, parseAbi } from 'viem'
import { ItemType, maxUint256 } from '../../order/constants.js'
import * as Effects from './Effects.js'

/** A log from a node. */
export type Log = { address: Address; topics: readonly Hex[]; data: Hex }

/** ERC721 and ERC20 events have the same names. A third indexed value distinguishes them. */
const tokenEvents = /*#__PURE__*/ parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed identifier)',
  'event Approval(address indexed owner, address indexed holder, uint256 indexed identifier)',
  'event ApprovalForAll(address indexed owner, address indexed holder, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 identifier, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] identifiers, uint256[] amounts)',
])
const moneyEvents = /*#__PURE__*/ parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Approval(address indexed owner, address indexed holder, uint256 amount)',
  'event Deposit(address indexed to, uint256 amount)',
  'event Withdrawal(address indexed from, uint256 amount)',
])

/** The address that nodes use for native transfers in traces (`eth_simulateV1`). */
const nativeEmitter: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Reads the effects of a simulated call from its logs.
 *
 * A contract can omit logs or emit false ones, so logs can add findings to those of the calldata but never remove any.
 */
export function ofLogs(account: Address, logs: readonly Log[]): Effects.Effects {
  const found = logs.map((log) =>
    log.topics.length === 4 ? readToken(log) : (readMoney(log) ?? readToken(log)),
  )
  return Effects.of(
    account,
    found.flatMap((one) => one?.transfers ?? []),
    found.flatMap((one) => (one?.power && isAddressEqual(one.power.owner, account) ? [one.power.given] : [])),
  )
}

type Found = {
  transfers?: readonly Effects.Transfer[]
  power?: { owner: Address; given: Effects.Power }
}

function readMoney({ address, topics, data }: Log): Found | undefined {
  const event = decode(() =>
    decodeEventLog({ abi: moneyEvents, topics: [...topics] as [Hex, ...Hex[]], data }),
  )
  switch (event?.eventName) {
    case 'Transfer': {
      const { from, to, amount } = event.args
      return { transfers: [{ from, to, item: money(address, amount) }] }
    }
    case 'Deposit':
      return { transfers: [{ from: address, to: event.args.to, item: money(address, event.args.amount) }] }
    case 'Withdrawal':
      return { transfers: [{ from: event.args.from, to: address, item: money(address, event.args.amount) }] }
    case 'Approval': {
      const { owner, holder, amount } = event.args
      if (amount === 0n) return undefined
      const amountOrId = amount >= maxUint256 / 2n ? undefined : amount
      return {
        power: { owner, given: { holder, token: address, scope: 'amount', amountOrId, until: undefined } },
      }
    }
    default:
      return undefined
  }
}

function readToken({ address, topics, data }: Log): Found | undefined {
  const event = decode(() =>
    decodeEventLog({ abi: tokenEvents, topics: [...topics] as [Hex, ...Hex[]], data }),
  )
  const power = (owner: Address, holder: Address, identifier?: bigint): Found => ({
    power: {
      owner,
      given: {
        holder,
        token: address,
        scope: identifier === undefined ? 'everything' : 'token',
        amountOrId: identifier,
        until: undefined,
      },
    },
  })
  switch (event?.eventName) {
    case 'Transfer': {
      const { from, to, identifier } = event.args
      return { transfers: [{ from, to, item: nft(ItemType.ERC721, address, [identifier, 1n]) }] }
    }
    case 'TransferSingle': {
      const { from, to, identifier, amount } = event.args
      return { transfers: [{ from, to, item: nft(ItemType.ERC1155, address, [identifier, amount]) }] }
    }
    case 'TransferBatch': {
      const { from, to, identifiers, amounts } = event.args
      const pairs = identifiers.map((identifier, index) => [identifier, amounts[index] ?? 0n] as const)
      return { transfers: pairs.map((pair) => ({ from, to, item: nft(ItemType.ERC1155, address, pair) })) }
    }
    case 'Approval':
      return BigInt(event.args.holder) === 0n
        ? undefined
        : power(event.args.owner, event.args.holder, event.args.identifier)
    case 'ApprovalForAll':
      return event.args.approved ? power(event.args.owner, event.args.holder) : undefined
    default:
      return undefined
  }
}

function decode<event>(read: () => event): event | undefined {
  try {
    return read()
  } catch {
    // Another event, without a known transfer.
    return undefined
  }
}

function money(token: Address, amount: bigint): Effects.Moved {
  if (isAddressEqual(token, nativeEmitter)) return Effects.nativeMoved(amount)
  return { itemType: ItemType.ERC20, token, identifierOrCriteria: 0n, least: amount, most: amount }
}

function nft(
  itemType: ItemType,
  token: Address,
  [identifierOrCriteria, amount]: readonly [bigint, bigint],
): Effects.Moved {
  return { itemType, token, identifierOrCriteria, least: amount, most: amount }
}
