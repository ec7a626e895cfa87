import { type Address, decodeFunctionData, type Hex, maxUint256, parseAbi, zeroAddress } from 'viem'
import { domainRegistryAddress, ItemType } from '../order/constants.js'
import { isSameAddress } from '../order/sides.js'
import { type Call, type Draft, senderOf } from './Call.js'
import { powerFindings, recipientFindings } from './checks/parties.js'
import * as Effects from './effects/Effects.js'
import * as TokenKind from './facts/TokenKind.js'
import { type Context, type Finding, finding } from './findings/Finding.js'
import type { Statement } from './findings/Statement.js'

/** Calls to token contracts. `approve`, `transferFrom` and others have the same form for currencies and NFTs. */
const tokenAbi = /*#__PURE__*/ parseAbi([
  'function approve(address operator, uint256 amountOrId)',
  'function increaseAllowance(address operator, uint256 amount)',
  'function decreaseAllowance(address operator, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  // Permit2: the call goes to the Permit2 contract and names the token of the allowance.
  'function approve(address token, address operator, uint160 amount, uint48 expiration)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'function setDomain(string domain)',
])
type Decoded = ReturnType<typeof decodeFunctionData<typeof tokenAbi>>

/** Explains a call of a token or of the domain registry. Returns `undefined` for unknown calls. */
export function explainTokenCall(call: Call, context: Context): Draft | undefined {
  const decoded = decode(call.data ?? '0x')
  if (!decoded) return undefined
  const known = { ...context, account: senderOf(call, context) }
  const described = describe(decoded, call, known)
  return described && { ...described, functionName: decoded.functionName, orders: [] }
}

function decode(data: Hex): Decoded | undefined {
  try {
    return decodeFunctionData({ abi: tokenAbi, data })
  } catch {
    // The selector or data does not match. Another reader may know the call.
    return undefined
  }
}

type Described = Pick<Draft, 'type' | 'findings' | 'statements' | 'effects'>
type Known = Context & { account: Address }

function describe(decoded: Decoded, call: Call, context: Known): Described | undefined {
  const { to: token, value = 0n } = call
  switch (decoded.functionName) {
    case 'setApprovalForAll': {
      const [operator, approved] = decoded.args
      const power = { holder: operator, token, scope: 'everything', ...lasting } as const
      if (approved) return approval({ type: 'approvesAll', token, operator }, power, context)
      return plain('approval', { type: 'revokesAll', token, operator }, context)
    }
    case 'approve': {
      const [first, second, amount, expiration] = decoded.args
      return typeof second === 'bigint'
        ? approve(token, first, second, context)
        : approvePermit2(first, second, { amount: amount ?? 0n, until: expiration }, context)
    }
    case 'increaseAllowance':
      return approveAmount(token, ...decoded.args, context)
    case 'decreaseAllowance':
      return plain('approval', { type: 'revokes', token, operator: decoded.args[0] }, context)
    case 'deposit':
      return wrap(token, value, context)
    case 'withdraw':
      return unwrap(token, decoded.args[0], context)
    case 'setDomain':
      return isSameAddress(token, domainRegistryAddress)
        ? plain('setDomain', { type: 'registersDomain', domain: decoded.args[0] }, context)
        : undefined
    default:
      return transfer(decoded, token, context)
  }
}

const lasting = { amountOrId: undefined, until: undefined }

function plain(type: Draft['type'], statement: Statement, { account }: Known): Described {
  return { type, findings: [], statements: [statement], effects: Effects.none(account) }
}

function approval(statement: Statement, power: Effects.Power, context: Known): Described {
  return {
    type: 'approval',
    findings: powerFindings([power], context),
    statements: [statement],
    effects: Effects.of(context.account, [], [power]),
  }
}

/** Explains `approve`, which approves an amount or a token, or revokes an approval. */
function approve(token: Address, operator: Address, amountOrId: bigint, context: Known): Described {
  const kind = TokenKind.of(token, context)
  if (kind === 'currency') return approveAmount(token, operator, amountOrId, context)
  const revokes = { type: 'revokes', token, operator } as const
  if (isSameAddress(operator, zeroAddress)) return plain('approval', revokes, context)
  const power = {
    holder: operator,
    token,
    scope: kind === 'nft' ? 'token' : 'amountOrToken',
    amountOrId,
    until: undefined,
  } as const
  const given = approval({ type: 'approves', token, operator, amountOrId }, power, context)
  if (kind === 'nft' || amountOrId > 0n) return given
  // For a currency this revokes the approval. For a collection it approves token 0.
  return {
    ...given,
    statements: [{ type: 'revokesOrApproves', token, operator }],
    findings: given.findings.map((found) => ({ ...found, severity: 'warning' }) as const),
  }
}

function approveAmount(token: Address, operator: Address, amount: bigint, context: Known): Described {
  if (amount === 0n) return plain('approval', { type: 'revokes', token, operator }, context)
  const amountOrId = amount >= maxUint256 / 2n ? undefined : amount
  const power = { holder: operator, token, scope: 'amount', amountOrId, until: undefined } as const
  return approval({ type: 'approves', token, operator, amountOrId }, power, context)
}

const maxUint160 = 2n ** 160n - 1n

function approvePermit2(
  token: Address,
  operator: Address,
  { amount, until }: { amount: bigint; until: number | undefined },
  context: Known,
): Described {
  if (amount === 0n) return plain('approval', { type: 'revokes', token, operator }, context)
  const amountOrId = amount === maxUint160 ? undefined : amount
  const ends = until === undefined ? undefined : BigInt(until)
  const power = { holder: operator, token, scope: 'amount', amountOrId, until: ends } as const
  return approval({ type: 'approves', token, operator, amountOrId, until: ends }, power, context)
}

type Transferring = Extract<
  Decoded,
  { functionName: 'transfer' | 'transferFrom' | 'safeTransferFrom' | 'safeBatchTransferFrom' }
>

function transfer(decoded: Transferring, token: Address, context: Known): Described {
  switch (decoded.functionName) {
    case 'transfer': {
      const [to, amountOrId] = decoded.args
      const item = moved(token, amountOrId, context)
      return sent(
        { type: 'sends', token, amountOrId, to },
        { from: context.account, to, items: [item] },
        context,
      )
    }
    case 'transferFrom': {
      const [from, to, amountOrId] = decoded.args
      const item = moved(token, amountOrId, context)
      return sent({ type: 'moves', token, amountOrId, from, to }, { from, to, items: [item] }, context)
    }
    case 'safeTransferFrom': {
      // ERC1155 has an amount in the place of the data of ERC721.
      const [from, to, identifier, more] = decoded.args
      const amount = typeof more === 'bigint' ? more : undefined
      const item = nft(token, identifier, amount)
      return sent(
        { type: 'movesToken', contract: token, tokenId: identifier, amount, from, to },
        { from, to, items: [item] },
        context,
      )
    }
    case 'safeBatchTransferFrom': {
      const [from, to, ids, amounts] = decoded.args
      const items = ids.map((identifier, index) => nft(token, identifier, amounts[index] ?? 0n))
      return sent(
        { type: 'movesTokens', contract: token, items: items.map(Effects.toItem), from, to },
        { from, to, items },
        context,
      )
    }
  }
}

type Sent = { from: Address; to: Address; items: readonly Effects.Moved[] }

function sent(statement: Statement, { from, to, items }: Sent, context: Known): Described {
  const [first] = items
  const isOwn = isSameAddress(to, context.account)
  return {
    type: 'transfer',
    findings: isOwn || !first ? [] : recipientFindings(to, first.token, context),
    statements: [statement],
    effects: Effects.of(
      context.account,
      items.map((item) => ({ from, to, item })),
    ),
  }
}

/** Returns the transfer. For a token of unknown kind, the number counts as an amount. */
function moved(token: Address, amountOrId: bigint, context: Context): Effects.Moved {
  if (TokenKind.of(token, context) === 'nft') return nft(token, amountOrId, undefined)
  return erc20(token, amountOrId)
}

function erc20(token: Address, amount: bigint): Effects.Moved {
  return { itemType: ItemType.ERC20, token, identifierOrCriteria: 0n, least: amount, most: amount }
}

function nft(token: Address, identifierOrCriteria: bigint, amount: bigint | undefined): Effects.Moved {
  const itemType = amount === undefined ? ItemType.ERC721 : ItemType.ERC1155
  return { itemType, token, identifierOrCriteria, least: amount ?? 1n, most: amount ?? 1n }
}

/** Explains a deposit. An unknown contract may have the same function and keep the payment. */
function wrap(token: Address, value: bigint, context: Known): Described {
  const { account } = context
  const coins = erc20(token, value)
  const wraps = {
    ...plain('wrap', { type: 'wraps', token, value }, context),
    effects: Effects.of(account, [
      { from: account, to: token, item: Effects.nativeMoved(value) },
      { from: token, to: account, item: coins },
    ]),
  }
  if (TokenKind.isWrapped(token, context)) return wraps
  const item = Effects.nativeMoved(value)
  const found = finding(
    value > 0n ? 'blocking' : 'warning',
    'notTheWrappedToken',
    9037,
    `${token} is not a known wrapped token. It may keep what you send.`,
    { token, value },
  )
  return {
    ...wraps,
    findings: [found],
    effects: Effects.of(context.account, [{ from: context.account, to: token, item }]),
  }
}

function unwrap(token: Address, amount: bigint, context: Known): Described {
  const { account } = context
  const unwraps = {
    ...plain('unwrap', { type: 'unwraps', token, amount }, context),
    effects: Effects.of(account, [
      { from: account, to: token, item: erc20(token, amount) },
      { from: token, to: account, item: Effects.nativeMoved(amount) },
    ]),
  }
  if (TokenKind.isWrapped(token, context)) return unwraps
  const found: Finding = finding(
    'warning',
    'notTheWrappedToken',
    9037,
    `${token} is not a known wrapped token, so what this call does is unknown.`,
    { token, amount },
  )
  return { ...unwraps, findings: [found] }
}
