import { type Address, decodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import * as Conduit from '../Conduit.js'
import { knownConduitAddress, maxUint256, seaportAddress } from '../constants.js'
import type { Call, Draft } from './explainTransaction.js'
import { type Context, type Finding, finding } from './Finding.js'
import type { Statement } from './Statement.js'

/** What wallets are asked to send to tokens; `approve`, `transferFrom` and others look the same for money and tokens. */
const tokenAbi = /*#__PURE__*/ parseAbi([
  'function approve(address operator, uint256 amountOrId)',
  'function increaseAllowance(address operator, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function deposit()',
  'function withdraw(uint256 amount)',
])
type Decoded = ReturnType<typeof decodeFunctionData<typeof tokenAbi>>

/** Explains a call of a token: approvals, transfers, wrapping. `undefined` when it is none of these. */
export function explainTokenCall(call: Call, context: Context): Draft | undefined {
  const decoded = decode(call.data ?? '0x')
  return decoded && { ...describe(decoded, call, context), functionName: decoded.functionName, orders: [] }
}

function decode(data: Hex): Decoded | undefined {
  try {
    return decodeFunctionData({ abi: tokenAbi, data })
  } catch {
    // Another selector, or data that does not fit it; somebody else may know it.
    return undefined
  }
}

type Described = Pick<Draft, 'type' | 'findings' | 'statements'>

function describe(decoded: Decoded, { to: token, value = 0n }: Call, context: Context): Described {
  switch (decoded.functionName) {
    case 'setApprovalForAll':
      return approvalForAll(token, decoded.args, context)
    case 'approve':
    case 'increaseAllowance':
      return approval(token, decoded.args, context)
    case 'transfer': {
      const [to, amountOrId] = decoded.args
      return said('transfer', { type: 'sends', token, amountOrId, to })
    }
    case 'transferFrom': {
      const [from, to, amountOrId] = decoded.args
      return said('transfer', { type: 'moves', token, amountOrId, from, to })
    }
    case 'safeTransferFrom': {
      // ERC1155 has an amount where ERC721 has data or nothing.
      const [from, to, identifier, more] = decoded.args
      const amount = typeof more === 'bigint' ? more : undefined
      return said('transfer', { type: 'movesToken', token, identifier, amount, from, to })
    }
    case 'safeBatchTransferFrom': {
      const [from, to, ids] = decoded.args
      return said('transfer', { type: 'movesTokens', token, count: ids.length, from, to })
    }
    case 'deposit':
      return said('wrap', { type: 'wraps', token, value })
    case 'withdraw':
      return said('unwrap', { type: 'unwraps', token, amount: decoded.args[0] })
  }
}

function said(type: Draft['type'], statement: Statement, findings: readonly Finding[] = []): Described {
  return { type, findings, statements: [statement] }
}

function approvalForAll(
  token: Address,
  [operator, approved]: readonly [Address, boolean],
  context: Context,
): Described {
  return approved
    ? said('approval', { type: 'approvesAll', token, operator }, operatorFindings(operator, context))
    : said('approval', { type: 'revokesAll', token, operator })
}

function approval(
  token: Address,
  [operator, amount]: readonly [Address, bigint],
  context: Context,
): Described {
  const info = context.tokens?.find(({ address }) => isAddressEqual(address, token))
  const isSingle = info !== undefined && info.decimals === undefined
  if (amount === 0n && !isSingle) return said('approval', { type: 'revokes', token, operator })
  const isUnlimited = amount >= maxUint256 / 2n
  const message = 'The approval has no limit and stays until you take it back.'
  return said(
    'approval',
    { type: 'approves', token, operator, amountOrId: isUnlimited ? undefined : amount },
    [
      ...operatorFindings(operator, context),
      ...(isUnlimited ? [finding('warning', 'unlimitedApproval', 9022, message, { operator, token })] : []),
    ],
  )
}

/** Approvals for strangers are how wallets are emptied without any order. */
function operatorFindings(operator: Address, { trusted = {} }: Context): readonly Finding[] {
  const { exchanges = [], operators = [], conduitKeys = [] } = trusted
  const conduits = conduitKeys.map((key) => Conduit.operator(key))
  const known = [seaportAddress, knownConduitAddress, ...exchanges, ...operators, ...conduits]
  if (known.some((address) => isAddressEqual(address, operator))) return []
  return [
    finding(
      'blocking',
      'unknownOperator',
      9021,
      `${operator} is neither the exchange nor a conduit that is known; it could take everything that it may move.`,
      { operator },
    ),
  ]
}
