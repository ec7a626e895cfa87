import { type Address, decodeFunctionData, type Hex, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import * as Conduit from '../Conduit.js'
import { knownConduitAddress, maxUint256, seaportAddress } from '../constants.js'
import type { Call, TransactionExplanation } from './explainTransaction.js'
import { type Context, type Finding, finding } from './Finding.js'
import { accountText, moneyText } from './words.js'

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
export function explainTokenCall(call: Call, context: Context): TransactionExplanation | undefined {
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

type Draft = Pick<TransactionExplanation, 'type' | 'findings' | 'sentences'>

function describe(decoded: Decoded, { to: token, value = 0n }: Call, context: Context): Draft {
  const account = (address: Address) => accountText(address, context)
  switch (decoded.functionName) {
    case 'setApprovalForAll':
      return approvalForAll(token, decoded.args, context)
    case 'approve':
    case 'increaseAllowance':
      return approval(token, decoded.args, context)
    case 'transfer':
      return transfer(
        `You send ${amountText(token, decoded.args[1], context)} to ${account(decoded.args[0])}.`,
      )
    case 'transferFrom': {
      const [from, to, amount] = decoded.args
      return transfer(
        `You move ${amountText(token, amount, context)} from ${account(from)} to ${account(to)}.`,
      )
    }
    case 'safeTransferFrom': {
      // ERC1155 has an amount where ERC721 has data or nothing.
      const [from, to, id, amount] = decoded.args
      const times = typeof amount === 'bigint' ? `${amount} × ` : ''
      return transfer(
        `You move ${times}token #${id} of ${nameOf(token, context)} from ${account(from)} to ${account(to)}.`,
      )
    }
    case 'safeBatchTransferFrom': {
      const [from, to, ids] = decoded.args
      return transfer(
        `You move ${ids.length} tokens of ${nameOf(token, context)} from ${account(from)} to ${account(to)}.`,
      )
    }
    case 'deposit':
      return {
        type: 'wrap',
        findings: [],
        sentences: [
          `You put ${moneyText(zeroAddress, value, context)} into ${nameOf(token, context)}, its wrapped token.`,
        ],
      }
    case 'withdraw':
      return {
        type: 'unwrap',
        findings: [],
        sentences: [`You turn ${moneyText(token, decoded.args[0], context)} back into the native currency.`],
      }
  }
}

function transfer(sentence: string): Draft {
  return { type: 'transfer', findings: [], sentences: [sentence] }
}

function nameOf(token: Address, { tokens = [] }: Context): string {
  const info = tokens.find(({ address }) => isAddressEqual(address, token))
  return info ? `${info.symbol} (${token})` : token
}

function isMoney(token: Address, { tokens = [] }: Context): boolean | undefined {
  const info = tokens.find(({ address }) => isAddressEqual(address, token))
  return info && info.decimals !== undefined
}

/** The same calldata means an amount for money and an id for single tokens; only who knows the token can tell. */
function amountText(token: Address, amountOrId: bigint, context: Context): string {
  const isKnownMoney = isMoney(token, context)
  if (isKnownMoney) return moneyText(token, amountOrId, context)
  if (isKnownMoney === false) return `token #${amountOrId} of ${nameOf(token, context)}`
  return `${amountOrId} units (or token #${amountOrId}) of ${token}`
}

function approvalForAll(
  token: Address,
  [operator, approved]: readonly [Address, boolean],
  context: Context,
): Draft {
  const name = nameOf(token, context)
  const who = accountText(operator, context)
  if (!approved)
    return {
      type: 'approval',
      findings: [],
      sentences: [`${who} may no longer move your tokens of ${name}.`],
    }
  return {
    type: 'approval',
    findings: operatorFindings(operator, context),
    sentences: [`You let ${who} move all tokens of ${name} that you have now or will ever have.`],
  }
}

function approval(token: Address, [operator, amount]: readonly [Address, bigint], context: Context): Draft {
  const who = accountText(operator, context)
  const isRevoked = amount === 0n && isMoney(token, context) !== false
  if (isRevoked)
    return {
      type: 'approval',
      findings: [],
      sentences: [`${who} may no longer move your ${nameOf(token, context)}.`],
    }
  const isUnlimited = amount >= maxUint256 / 2n
  const what = isUnlimited ? `all ${nameOf(token, context)}` : amountText(token, amount, context)
  return {
    type: 'approval',
    findings: [
      ...operatorFindings(operator, context),
      ...(isUnlimited
        ? [
            finding(
              'warning',
              'unlimitedApproval',
              9022,
              'The approval has no limit and stays until you take it back.',
              { operator, token },
            ),
          ]
        : []),
    ],
    sentences: [`You let ${who} move ${what} of yours.`],
  }
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
