import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'
import { ItemType } from '../order/constants.js'
import { isSameAddress } from '../order/sides.js'
import { type Call, type Draft, senderOf } from './Call.js'
import { recipientFindings } from './checks/parties.js'
import * as Effects from './effects/Effects.js'
import type { Context } from './findings/Finding.js'
import type { Statement } from './findings/Statement.js'

const helperAbi = /*#__PURE__*/ parseAbi([
  'struct TransferItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct TransferItems { TransferItem[] items; address recipient; bool validateERC721Receiver; }',
  'function bulkTransfer(TransferItems[] items, bytes32 conduitKey)',
])

type Sent = { to: Address; item: Effects.Moved }

/**
 * Explains a call that makes a conduit move many tokens of the sender. Returns `undefined` for other calls and for
 * unknown contracts, since any contract may have a function of that name.
 */
export function explainBulkTransfer(call: Call, context: Context): Draft | undefined {
  const { contracts = [], operators = [] } = context.trusted ?? {}
  if (![...contracts, ...operators].some((known) => isSameAddress(known, call.to))) return undefined
  const sent = readSent(call.data ?? '0x')
  if (!sent) return undefined
  const account = senderOf(call, context)
  const transfers = sent.map(({ to, item }) => ({ from: account, to, item }))
  return {
    type: 'transfer',
    functionName: 'bulkTransfer',
    orders: [],
    effects: Effects.of(account, transfers),
    findings: sent.flatMap(({ to, item }) =>
      isSameAddress(to, account) ? [] : recipientFindings(to, item.token, { ...context, account }),
    ),
    statements: sent.map((one) => toStatement(one, account)),
  }
}

function toStatement({ to, item }: Sent, from: Address): Statement {
  const { itemType, token, identifierOrCriteria: identifier, most } = item
  if (itemType === ItemType.ERC20) return { type: 'sends', token, amountOrId: most, to }
  const amount = itemType === ItemType.ERC1155 ? most : undefined
  return { type: 'movesToken', contract: token, tokenId: identifier, amount, from, to }
}

function readSent(data: Hex): readonly Sent[] | undefined {
  try {
    const { args } = decodeFunctionData({ abi: helperAbi, data })
    return args[0].flatMap(({ items, recipient }) =>
      items.map(({ itemType, token, identifier, amount }) => ({
        to: recipient,
        item: {
          itemType: itemType as ItemType,
          token,
          identifierOrCriteria: identifier,
          least: amount,
          most: amount,
        },
      })),
    )
  } catch {
    // The selector or data does not match. Another reader may know the call.
    return undefined
  }
}
