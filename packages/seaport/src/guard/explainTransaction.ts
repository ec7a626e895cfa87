import { type Address, type Hex, size, zeroAddress } from 'viem'
import { ItemType } from '../order/constants.js'
import { isSameAddress } from '../order/sides.js'
import { type Call, type Draft, senderOf, type TransactionExplanation } from './Call.js'
import { recipientFindings } from './checks/parties.js'
import * as Effects from './effects/Effects.js'
import { isExchangeFunction } from './effects/exchangeCall.js'
import { findingSentence } from './explain.js'
import { explainBulkTransfer } from './explainBulkTransfer.js'
import { explainExchangeCall } from './explainExchangeCall.js'
import { explainTokenCall } from './explainTokenCall.js'
import { type Context, type Finding, finding } from './findings/Finding.js'
import { sentenceOf } from './findings/Statement.js'
import { moneyText } from './findings/words.js'
import { worstFirst } from './findings/worstFirst.js'

/**
 * Explains a transaction by its calldata: every call of the exchange, approvals, transfers, wrapping and unwrapping,
 * and the registration of a domain. Reports a call that it does not know. Pure, never throws.
 *
 * Fills and matches are judged by their effects on the sender, so pass the sender as `from` or as the context's
 * `account`.
 *
 * @param context - Symbols, names, prices and trusted contracts; see `Order.explain`.
 *
 * @example
 * Order.explainTransaction(action.transactionMethods.buildTransaction(), { account, tokens }).sentences
 */
export function explainTransaction(call: Call, context: Context = {}): TransactionExplanation {
  const draft = draftOf(call, context)
  const findings = worstFirst([...draft.findings, ...valueFindings(draft, call.value ?? 0n, context)])
  const said = draft.statements.map((statement) => sentenceOf(statement, context))
  const sentences = [...said, ...findings.map(findingSentence)]
  return { ...draft, findings, sentences }
}

function draftOf(call: Call, context: Context): Draft {
  if ((call.data ?? '0x') === '0x') return payment(call, context)
  return (
    explainExchangeCall(call, context) ??
    explainTokenCall(call, context) ??
    explainBulkTransfer(call, context) ??
    notKnown(call, context)
  )
}

function payment(call: Call, context: Context): Draft {
  const { to, value = 0n } = call
  const sender = senderOf(call, context)
  const item = Effects.nativeMoved(value)
  const wraps = context.trusted?.wrapped?.some((token) => isSameAddress(token, to)) ?? false
  if (wraps)
    return {
      ...blank('wrap', sender),
      statements: [{ type: 'wraps', token: to, value }],
      effects: Effects.of(sender, [
        { from: sender, to, item },
        { from: to, to: sender, item: { ...item, itemType: ItemType.ERC20, token: to } },
      ]),
    }
  return {
    ...blank('payment', sender),
    findings: value === 0n ? [] : recipientFindings(to, zeroAddress, { ...context, account: sender }),
    statements: [{ type: 'payment', value, to }],
    effects: Effects.of(sender, [{ from: sender, to, item }]),
  }
}

function blank(type: Draft['type'], account: Address): Draft {
  return {
    type,
    functionName: undefined,
    orders: [],
    findings: [],
    statements: [],
    effects: Effects.none(account),
  }
}

/** Explains an unknown call. Contracts that the application trusts are named. Any other contract could do anything. */
function notKnown(call: Call, context: Context): Draft {
  const { to, data = '0x', value = 0n } = call
  const sender = senderOf(call, context)
  const selector: Hex = size(data) >= 4 ? `0x${data.slice(2, 10)}` : data
  const item = Effects.nativeMoved(value)
  const effects = Effects.of(sender, [{ from: sender, to, item }])
  const isTrusted = context.trusted?.contracts?.some((known) => isSameAddress(known, to)) ?? false
  // A trade with unreadable arguments is always blocking, since the exchange may read them differently.
  if (isTrusted && !isExchangeFunction(data))
    return {
      ...blank('contract', sender),
      statements: [{ type: 'callsContract', contract: to, selector, value }],
      effects,
    }
  const message = `The call ${selector} of ${to} is unknown. It could do anything.`
  return {
    ...blank('unknown', sender),
    findings: [finding('blocking', 'unknownTypes', 9020, message, { to, selector })],
    effects,
  }
}

const takesValue = ['fill', 'match', 'wrap', 'payment', 'contract', 'unknown']

/** Reports native currency in other calls than fills and wrapping, where it would be lost or make the call revert. */
function valueFindings(draft: Draft, value: bigint, context: Context): readonly Finding[] {
  if (value === 0n || takesValue.includes(draft.type)) return []
  const message = `${moneyText(zeroAddress, value, context)} would be sent with the call, which does not need it.`
  return [finding('warning', 'unexpectedValue', 9023, message, { value })]
}
