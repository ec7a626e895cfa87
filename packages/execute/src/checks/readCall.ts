import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'struct TransferItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct TransferItems { TransferItem[] items; address recipient; bool validateERC721Receiver; }',
  'function bulkTransfer(TransferItems[] items, bytes32 conduitKey)',
])

/** What a call does to tokens, as far as it is one of the few whose meaning is the same everywhere. */
export type Call =
  | { type: 'approval'; name: string; operator: Address; isRevoked: boolean }
  | { type: 'transfer'; name: string; from: Address | undefined; recipients: readonly Address[] }
  | { type: 'wrap'; name: string }
  | { type: 'other'; name: Hex }

/** Reads what a call does. */
export function readCall(data: Hex): Call {
  return readToken(data) ?? { type: 'other', name: data.slice(0, 10) as Hex }
}

function readToken(data: Hex): Call | undefined {
  const call = decode(data)
  if (!call) return undefined
  const { functionName: name, args } = call
  switch (name) {
    case 'setApprovalForAll':
      return { type: 'approval', name, operator: args[0], isRevoked: !args[1] }
    case 'approve':
    case 'increaseAllowance':
      return { type: 'approval', name, operator: args[0], isRevoked: args[1] === 0n }
    case 'transfer':
      return { type: 'transfer', name, from: undefined, recipients: [args[0]] }
    case 'transferFrom':
    case 'safeTransferFrom':
    case 'safeBatchTransferFrom':
      return { type: 'transfer', name, from: args[0], recipients: [args[1]] }
    case 'bulkTransfer':
      return {
        type: 'transfer',
        name,
        from: undefined,
        recipients: args[0].map(({ recipient }) => recipient),
      }
    case 'deposit':
    case 'withdraw':
      return { type: 'wrap', name }
    default:
      return call satisfies never
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    // Not one of these functions, or not its arguments: then it is a call of something else.
    return undefined
  }
}
