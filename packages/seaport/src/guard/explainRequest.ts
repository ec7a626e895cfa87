import { type Address, type Hex, hexToString, parseTransaction, size, zeroAddress } from 'viem'
import { isSameAddress } from '../order/sides.js'
import type { Call, TransactionExplanation } from './Call.js'
import { powerFindings } from './checks/parties.js'
import { textFindings } from './checks/text.js'
import * as Effects from './effects/Effects.js'
import { unknownSender } from './effects/ofExchangeCall.js'
import { findingSentence } from './explain.js'
import { explainTransaction } from './explainTransaction.js'
import { explainTypedData, type TypedDataExplanation } from './explainTypedData.js'
import { type Context, type Finding, finding } from './findings/Finding.js'
import { addressOf, asRecord, bigintOf, hexOf, numberOf } from './findings/given.js'
import { plainName } from './findings/plainName.js'
import { type Statement, sentenceOf } from './findings/Statement.js'
import { moneyText } from './findings/words.js'
import { worstFirst } from './findings/worstFirst.js'

/** A JSON-RPC request of an application to a wallet. */
export type WalletRequest = { method: string; params?: readonly unknown[] | undefined }

/** The meaning of a wallet request. */
export type RequestExplanation = {
  type: 'transaction' | 'batch' | 'typedData' | 'text' | 'bytes' | 'authorization' | 'harmless' | 'unknown'
  /** The calls of a transaction or a batch, in order. */
  calls: readonly TransactionExplanation[]
  /** The same calls as they would be sent. Empty when the request sends nothing or is contradictory. */
  requests: readonly Call[]
  typedData: TypedDataExplanation | undefined
  /** The combined effects of the request. */
  effects: Effects.Effects
  /** Most severe first. */
  findings: readonly Finding[]
  /** The meaning as facts, without the findings, for apps with their own wording. */
  statements: readonly Statement[]
  /** The meaning in plain English, addressed to the user, with the findings. */
  sentences: readonly string[]
}

/**
 * Explains a wallet request: a transaction, a batch of calls (EIP-5792), typed data, a text, bytes, or an authorization
 * of code (EIP-7702). Reports a request that it does not know. Pure, never throws.
 *
 * @param context - Symbols, names, prices and trusted contracts; see `Order.explain`.
 *
 * @example
 * Order.explainRequest({ method: 'eth_sendTransaction', params: [{ from, to, data }] }, { tokens }).sentences
 */
export function explainRequest(request: WalletRequest, context: Context = {}): RequestExplanation {
  const given = asRecord(request)
  const method = typeof given.method === 'string' ? given.method : ''
  const params: readonly unknown[] = Array.isArray(given.params) ? given.params : []
  if (harmless.has(method)) return said('harmless', [{ type: 'harmless', method }], [], context)
  if (takesOne.has(method) && params.slice(1).some(isObject))
    return notKnown('a request with more than one parameter', context)
  switch (method) {
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
    case 'wallet_sendTransaction':
      return fromTransaction(asRecord(params[0]), context)
    case 'eth_sendRawTransaction':
      return fromRawTransaction(hexOf(params[0]), context)
    case 'wallet_sendCalls':
      return fromBatch(asRecord(params[0]), context)
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      return fromTypedData(params, context)
    case 'personal_sign':
      return fromText(params, context)
    case 'eth_sign':
      return fromBytes(hexOf(params[1]) ?? '0x', context)
    case 'eth_signAuthorization':
    case 'wallet_signAuthorization':
    case 'experimental_signAuthorization':
      return fromAuthorization(asRecord(params[0]), context)
    default:
      return notKnown(`the request ${method.slice(0, 60)}`, context)
  }
}

/** Methods of which wallets show only the first parameter. */
const takesOne: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendTransaction',
  'wallet_sendCalls',
  'eth_signAuthorization',
  'wallet_signAuthorization',
  'experimental_signAuthorization',
])

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Methods that read the chain or change the wallet's own settings. */
const harmless: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'net_version',
  'web3_clientVersion',
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_requestPermissions',
  'wallet_getPermissions',
  'wallet_revokePermissions',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
])

function said(
  type: RequestExplanation['type'],
  statements: readonly Statement[],
  findings: readonly Finding[],
  context: Context,
  effects: Effects.Effects = Effects.none(context.account ?? unknownSender),
): RequestExplanation {
  const sorted = worstFirst(findings)
  const sentences = statements.map((statement) => sentenceOf(statement, context))
  return {
    type,
    calls: [],
    requests: [],
    typedData: undefined,
    effects,
    findings: sorted,
    statements,
    sentences: [...sentences, ...sorted.map(findingSentence)],
  }
}

function notKnown(what: string, context: Context): RequestExplanation {
  const message = `What ${what} does is unknown. It could do anything.`
  return said('unknown', [], [finding('blocking', 'unknownTypes', 9020, message)], context)
}

type Given = Readonly<Record<string, unknown>>

function fromTransaction(given: Given, context: Context): RequestExplanation {
  const [to, from] = [addressOf(given.to), addressOf(given.from)]
  const [data, input] = [hexOf(given.data), hexOf(given.input)]
  if (!to) return notKnown('a transaction that creates a contract', context)
  const isTwofold = data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase()
  const isGarbled = [given.data, given.input].some((one) => one !== undefined && one !== null && !hexOf(one))
  const value = given.value === undefined || given.value === null ? 0n : bigintOf(given.value)
  const isOdd = isTwofold || isGarbled || hasUnreadable(given)
  if (isOdd || value === undefined)
    return notKnown('a transaction with contradictory or unreadable fields', context)
  const account = from ?? context.account
  const known = { ...context, account }
  const call = { to, data: data ?? input ?? '0x', value, ...(from ? { from } : {}) }
  const list: readonly unknown[] = Array.isArray(given.authorizationList) ? given.authorizationList : []
  const authorizations = list.map((one) => fromAuthorization(asRecord(one), known))
  const transaction = { ...fromCalls([call], known), type: 'transaction' } as const
  return joined(transaction, authorizations, [
    ...chainFindings(numberOf(given.chainId), context),
    ...accountFindings(from, context),
    ...feeFindings(given, context),
  ])
}

/** Returns whether a field is present but unreadable, which differs from a missing field. */
function hasUnreadable({ chainId, from, authorizationList }: Given): boolean {
  return (
    (isGiven(chainId) && numberOf(chainId) === undefined) ||
    (isGiven(from) && addressOf(from) === undefined) ||
    (isGiven(authorizationList) && !Array.isArray(authorizationList))
  )
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** More than any transaction of the exchange costs, in wei. */
const largeFee = 5n * 10n ** 17n

/** Reports a large network fee, which goes to the block builder. The request sets the gas limit and price. */
function feeFindings({ gas, gasLimit, gasPrice, maxFeePerGas }: Given, context: Context): readonly Finding[] {
  const [units, price] = [bigintOf(gas ?? gasLimit), bigintOf(maxFeePerGas ?? gasPrice)]
  const fee = (units ?? 0n) * (price ?? 0n)
  if (fee < largeFee) return []
  const message = `The network fee may be up to ${moneyText(zeroAddress, fee, context)}.`
  return [finding('warning', 'networkFeeLarge', 9050, message, { fee })]
}

/** Reports a request for another account of the wallet. */
function accountFindings(from: Address | undefined, { account }: Context): readonly Finding[] {
  if (!from || !account || isSameAddress(from, account)) return []
  const message = `The request is for the account ${from}, not for yours.`
  return [finding('warning', 'foreignAccount', 9042, message, { account: from })]
}

/** Combines an explanation with those of related requests and with findings. */
function joined(
  request: RequestExplanation,
  others: readonly RequestExplanation[],
  found: readonly Finding[],
): RequestExplanation {
  if (others.length === 0 && found.length === 0) return request
  return {
    ...request,
    effects: Effects.sum(
      request.effects.account,
      [request, ...others].map(({ effects }) => effects),
    ),
    findings: worstFirst([...found, ...[request, ...others].flatMap(({ findings }) => findings)]),
    statements: [request, ...others].flatMap(({ statements }) => statements),
    sentences: [...[request, ...others].flatMap(({ sentences }) => sentences), ...found.map(findingSentence)],
  }
}

function fromRawTransaction(raw: Hex | undefined, context: Context): RequestExplanation {
  const parsed = raw && parsedTransaction(raw)
  if (!parsed) return notKnown('a signed transaction that is not readable', context)
  const { to, data, value, chainId, authorizationList } = parsed
  const fields = { to, data, value, chainId, authorizationList }
  return fromTransaction({ ...fields, value: value ?? 0n }, context)
}

type Parsed = {
  to?: Address | null | undefined
  data?: Hex | undefined
  value?: bigint | undefined
  chainId?: number | undefined
  authorizationList?: unknown
}

function parsedTransaction(raw: Hex): Parsed | undefined {
  try {
    return parseTransaction(raw)
  } catch {
    // The bytes are not a transaction, so the request is reported as unknown.
    return undefined
  }
}

/** Harmless capabilities of a batch (EIP-5792, EIP-7677): the paymaster and atomic execution. */
const harmlessCapabilities: ReadonlySet<string> = new Set([
  'atomic',
  'atomicBatch',
  'atomicRequired',
  'paymasterService',
  'flowControl',
])

function fromBatch(given: Given, context: Context): RequestExplanation {
  const from = addressOf(given.from)
  const list: readonly unknown[] = Array.isArray(given.calls) ? given.calls : []
  const known = from ? { ...context, account: from } : context
  const calls = list.map((one) => fromTransaction({ ...asRecord(one), ...(from ? { from } : {}) }, known))
  if (calls.length === 0) return notKnown('a batch without calls', context)
  if (hasUnreadable(given)) return notKnown('a batch with unreadable fields', context)
  const strange = [given, ...list.map(asRecord)]
    .flatMap(({ capabilities }) => Object.keys(asRecord(capabilities)))
    .filter((name) => !harmlessCapabilities.has(name))
  const authorizations: readonly unknown[] = Array.isArray(given.authorizationList)
    ? given.authorizationList
    : []
  const others = [
    ...authorizations.map((one) => fromAuthorization(asRecord(one), known)),
    ...strange.map((name) => notKnown(`the capability ${plainName(name)}`, known)),
  ]
  const { type: _, ...whole } = said('batch', [{ type: 'batch', count: calls.length }], [], known)
  const batch = { type: 'batch', ...whole } as const
  return {
    ...joined(
      batch,
      [...calls, ...others],
      [...chainFindings(numberOf(given.chainId), context), ...accountFindings(from, context)],
    ),
    calls: calls.flatMap((one) => one.calls),
    requests: calls.flatMap((one) => one.requests),
  }
}

function fromCalls(calls: readonly Call[], context: Context): RequestExplanation {
  const explained = calls.map((call) => explainTransaction(call, context))
  const account = explained[0]?.effects.account ?? unknownSender
  return {
    type: 'batch',
    calls: explained,
    requests: calls,
    typedData: undefined,
    effects: Effects.sum(
      account,
      explained.map(({ effects }) => effects),
    ),
    findings: worstFirst(explained.flatMap(({ findings }) => findings)),
    statements: explained.flatMap(({ statements }) => statements),
    sentences: explained.flatMap(({ sentences }) => sentences),
  }
}

function chainFindings(actual: number | undefined, { chainId }: Context): readonly Finding[] {
  if (chainId === undefined || actual === undefined || actual === chainId) return []
  const message = `The request is for chain ${actual}, not for chain ${chainId}.`
  return [finding('blocking', 'wrongChain', 9006, message, { actual, expected: chainId })]
}

function fromTypedData(params: readonly unknown[], context: Context): RequestExplanation {
  const [first, second] = params
  const account = addressOf(first) ?? context.account
  const known = { ...context, account }
  const typedData = explainTypedData(addressOf(first) ? second : first, known)
  const effects = typedData.type === 'unknown' ? Effects.none(account ?? unknownSender) : typedData.effects
  const { findings, sentences } = typedData
  return {
    type: 'typedData',
    calls: [],
    requests: [],
    typedData,
    effects,
    findings,
    statements: statementsOf(typedData),
    sentences,
  }
}

function statementsOf(typedData: TypedDataExplanation): readonly Statement[] {
  if (typedData.type === 'unknown') return []
  return 'orders' in typedData
    ? typedData.orders.flatMap(({ statements }) => statements)
    : typedData.statements
}

/**
 * Explains a text. Wallets add a prefix, so a signed text is never a transaction or an order. Bytes may have another
 * meaning.
 */
function fromText(params: readonly unknown[], context: Context): RequestExplanation {
  const [first, second] = params
  // Some applications pass the account first.
  const message = addressOf(first) && !addressOf(second) ? second : first
  const text = textOf(message)
  const account = addressOf(second) ?? addressOf(first) ?? context.account
  if (text !== undefined) {
    const found = textFindings(text, { ...context, account })
    return said('text', [{ type: 'signsText', text }], found, context)
  }
  return signsBlindly(hexOf(message) ?? '0x', 'warning', context)
}

function textOf(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  const hex = hexOf(message)
  const text = hex ? hexToString(hex) : message
  // Bytes that are not text decode to replacement and control characters.
  return /[\p{Cc}\uFFFD]/u.test(text.replace(/[\n\r\t]/g, '')) ? undefined : text
}

function fromBytes(bytes: Hex, context: Context): RequestExplanation {
  return signsBlindly(bytes, 'blocking', context)
}

function signsBlindly(bytes: Hex, severity: 'warning' | 'blocking', context: Context): RequestExplanation {
  const message =
    severity === 'blocking'
      ? 'A signature of raw bytes can be an order or a transaction that gives everything away.'
      : 'The bytes to sign are not readable. Another contract may accept them as your consent.'
  const found = finding(severity, 'signsBlindly', 9040, message, { bytes, sizeBytes: size(bytes) })
  return said('bytes', [{ type: 'signsBytes', bytes }], [found], context)
}

const everyChain = finding(
  'warning',
  'signsForEveryChain',
  9046,
  'The authorization is valid on every chain, not only on this one.',
)

/** Explains an EIP-7702 authorization. The zero address revokes a delegation. */
function fromAuthorization(given: Given, context: Context): RequestExplanation {
  const named = [given.address, given.contractAddress, given.implementation].filter(isGiven)
  const delegate = addressOf(named[0])
  const isTwofold = named.some((one) => String(one).toLowerCase() !== String(named[0]).toLowerCase())
  const chainId = numberOf(given.chainId) ?? 0
  if (!delegate || isTwofold)
    return notKnown('an authorisation without one address that is readable', context)
  if (isSameAddress(delegate, unknownSender))
    return said('authorization', [{ type: 'endsDelegation' }], [], context)
  const account = context.account ?? unknownSender
  const power = {
    holder: delegate,
    token: undefined,
    scope: 'everything',
    amountOrId: undefined,
    until: undefined,
  } as const
  const found = [
    ...powerFindings([power], context),
    ...(chainId === 0 ? [everyChain] : chainFindings(chainId, context)),
  ]
  const effects = Effects.of(account, [], [power])
  return said('authorization', [{ type: 'delegates', delegate, chainId }], found, context, effects)
}
