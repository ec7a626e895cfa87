import { type Address, isAddressEqual, maxUint256, zeroAddress } from 'viem'
import { ItemType } from '../order/constants.js'
import { powerFindings, recipientFindings } from './checks/parties.js'
import * as Effects from './effects/Effects.js'
import { findingSentence } from './explain.js'
import { explainTransaction } from './explainTransaction.js'
import * as TokenKind from './facts/TokenKind.js'
import { type Context, type Finding, finding } from './findings/Finding.js'
import { addressOf, asRecord, bigintOf, hexOf, numberOf } from './findings/given.js'
import { type Statement, sentenceOf } from './findings/Statement.js'
import { worstFirst } from './findings/worstFirst.js'

/** Typed data that grants a power, or moves funds without a transaction of the signer. */
export type Permission = {
  type: 'permit' | 'authorizedTransfer' | 'accountTransaction'
  primaryType: string
  effects: Effects.Effects
  findings: readonly Finding[]
  statements: readonly Statement[]
  sentences: readonly string[]
}

type Data = {
  primaryType: string
  message: Readonly<Record<string, unknown>>
  /** The contract that checks the signature. */
  contract: Address
}

type Draft = Pick<Permission, 'type' | 'effects' | 'findings' | 'statements'>
type Known = Context & { account: Address }
type Reader = (data: Data, context: Known) => Draft | undefined

/** Readers by primary type: EIP-2612 and similar permits, Permit2, EIP-3009, and transactions of Safe accounts. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['Permit', readPermit],
  ['PermitSingle', readPermit2],
  ['PermitBatch', readPermit2],
  ['PermitTransferFrom', readPermit2],
  ['PermitBatchTransferFrom', readPermit2],
  ['PermitWitnessTransferFrom', readPermit2],
  ['PermitBatchWitnessTransferFrom', readPermit2],
  ['TransferWithAuthorization', readTransfer],
  ['ReceiveWithAuthorization', readTransfer],
  ['CancelAuthorization', readCancellation],
  ['SafeTx', readSafe],
])

/**
 * Reads typed data that is not an order. Returns `undefined` for unknown data, or when the data does not match its
 * types.
 */
export function toPermission(
  data: Readonly<Record<string, unknown>>,
  context: Context,
): Permission | undefined {
  const primaryType = String(data.primaryType)
  const domain = asRecord(data.domain)
  const contract = addressOf(domain.verifyingContract)
  const read = readers.get(primaryType)
  if (!read || !contract || !isSignedWhole(data, primaryType)) return undefined
  const account = context.account ?? zeroAddress
  const draft = read({ primaryType, message: asRecord(data.message), contract }, { ...context, account })
  if (!draft) return undefined
  const findings = worstFirst([...chainFindings(numberOf(domain.chainId), context), ...draft.findings])
  const said = draft.statements.map((statement) => sentenceOf(statement, context))
  return { ...draft, primaryType, findings, sentences: [...said, ...findings.map(findingSentence)] }
}

/** Returns whether the types contain every field. A field outside its type is shown but not signed. */
function isSignedWhole(data: Readonly<Record<string, unknown>>, primaryType: string): boolean {
  const fields = asRecord(data.types)[primaryType]
  if (!Array.isArray(fields)) return false
  const names = fields.map((field) => asRecord(field).name)
  return Object.keys(asRecord(data.message)).every((key) => names.includes(key))
}

function chainFindings(actual: number | undefined, { chainId }: Context): readonly Finding[] {
  if (chainId === undefined || actual === undefined || actual === chainId) return []
  const message = `The signature is for chain ${actual}, not for chain ${chainId}.`
  return [finding('blocking', 'wrongChain', 9006, message, { actual, expected: chainId })]
}

/** Reads a permit: EIP-2612, the older form of DAI, and EIP-4494 for NFTs. */
function readPermit({ message, contract }: Data, context: Known): Draft | undefined {
  const holder = addressOf(message.spender)
  if (!holder) return undefined
  // In the form of DAI, an expiry of 0 means never.
  const until = bigintOf(message.deadline) ?? (bigintOf(message.expiry) || undefined)
  const tokenId = bigintOf(message.tokenId)
  const value = bigintOf(message.value)
  if (tokenId !== undefined)
    return permit([{ holder, token: contract, scope: 'token', amountOrId: tokenId, until }], context)
  const takesBack = message.allowed === false || value === 0n
  if (takesBack) return permit([], context, [{ type: 'revokes', token: contract, operator: holder }])
  if (value === undefined && message.allowed !== true) return undefined
  const amountOrId = value === undefined || value >= maxUint256 / 2n ? undefined : value
  // The field `value` is a token id if the contract is a collection.
  const scope = TokenKind.of(contract, context) === 'nft' ? 'token' : 'amount'
  return permit([{ holder, token: contract, scope, amountOrId, until }], context)
}

const maxUint160 = 2n ** 160n - 1n

/** Reads Permit2 data. Permit2 moves any token that was approved for it, by an allowance or a single transfer. */
function readPermit2({ message }: Data, context: Known): Draft | undefined {
  const holder = addressOf(message.spender)
  const given = message.details ?? message.permitted
  const details = Array.isArray(given) ? given : [given]
  if (!holder || details.length === 0) return undefined
  const powers = details.map((detail): Effects.Power | undefined => {
    const { token: address, amount: text, expiration } = asRecord(detail)
    const [token, amount] = [addressOf(address), bigintOf(text)]
    if (!token || amount === undefined) return undefined
    const until = bigintOf(expiration) ?? bigintOf(message.deadline)
    return { holder, token, scope: 'amount', amountOrId: amount >= maxUint160 ? undefined : amount, until }
  })
  return powers.every((power) => power !== undefined) ? permit(powers, context) : undefined
}

function permit(powers: readonly Effects.Power[], context: Known, others: readonly Statement[] = []): Draft {
  const said = powers.map(({ holder, token = zeroAddress, amountOrId, until }): Statement => {
    return { type: 'approves', token, operator: holder, amountOrId, until: endOf(until) }
  })
  return {
    type: 'permit',
    effects: Effects.of(context.account, [], powers),
    findings: powerFindings(powers, context),
    statements: [...said, ...others],
  }
}

function endOf(until: bigint | undefined): bigint | undefined {
  return until === undefined || until >= 2n ** 48n - 1n ? undefined : until
}

/** Reads an EIP-3009 transfer. Any holder of the signature can execute it. */
function readTransfer({ message, contract }: Data, context: Known): Draft | undefined {
  const [from, to, amount] = [addressOf(message.from), addressOf(message.to), bigintOf(message.value)]
  if (!from || !to || amount === undefined) return undefined
  const item = {
    itemType: ItemType.ERC20,
    token: contract,
    identifierOrCriteria: 0n,
    least: amount,
    most: amount,
  }
  return {
    type: 'authorizedTransfer',
    effects: Effects.of(from, [{ from, to, item }]),
    findings: isAddressEqual(to, context.account) ? [] : recipientFindings(to, contract, context),
    statements: [{ type: 'sends', token: contract, amountOrId: amount, to }],
  }
}

/** Reads an EIP-3009 cancellation of an unused authorization. */
function readCancellation({ primaryType }: Data, context: Known): Draft | undefined {
  return {
    type: 'authorizedTransfer',
    effects: Effects.none(context.account),
    findings: [],
    statements: [{ type: 'harmless', method: primaryType }],
  }
}

/** Reads a transaction that a Safe sends after enough owners have signed. */
function readSafe({ message, contract }: Data, context: Known): Draft | undefined {
  const [to, data] = [addressOf(message.to), hexOf(message.data)]
  const [value, operation] = [bigintOf(message.value), bigintOf(message.operation)]
  if (!to || !data || value === undefined || operation === undefined) return undefined
  const inner = explainTransaction({ to, data, value, from: contract }, { ...context, account: contract })
  const foreignCode = `The account would run the code of ${to} as its own. That code could take everything.`
  return {
    type: 'accountTransaction',
    effects: inner.effects,
    findings: [
      ...(operation === 0n
        ? []
        : [finding('blocking', 'unknownOperator', 9021, foreignCode, { operator: to })]),
      ...inner.findings,
    ],
    statements: inner.statements,
  }
}
