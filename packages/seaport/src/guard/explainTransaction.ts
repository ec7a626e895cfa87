import { type Address, decodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import type { Components } from '../Order.js'
import { exchangeFindings } from './checks/domain.js'
import { type Explanation, explain, findingSentence } from './explain.js'
import { explainTokenCall } from './explainTokenCall.js'
import { type Context, type Finding, finding } from './Finding.js'
import { fillStatements } from './fillStatements.js'
import { type BasicParameters, fromBasicCall, fromCall } from './orderCalls.js'
import { type Part, type Statement, sentenceOf } from './Statement.js'
import { accountText, moneyText } from './words.js'
import { worstFirst } from './worstFirst.js'

/** A transaction as a wallet is asked to send it. */
export type Call = { to: Address; data?: Hex | undefined; value?: bigint | undefined }

/** What sending a transaction means. */
export type TransactionExplanation = {
  type:
    | 'fill'
    | 'match'
    | 'cancel'
    | 'incrementCounter'
    | 'validate'
    | 'approval'
    | 'transfer'
    | 'wrap'
    | 'unwrap'
    | 'payment'
    | 'unknown'
  /** The function that is called; `undefined` for plain payments and for what is not known. */
  functionName: string | undefined
  /** The orders that the call is about, each in the words of its own signer. */
  orders: readonly Explanation[]
  /** The worst first. */
  findings: readonly Finding[]
  /** What it does, as facts for whoever has other words for it; the findings are not among them. */
  statements: readonly Statement[]
  /** The same in plain English, addressed to the sender, with the findings. */
  sentences: readonly string[]
}

/** What is found out before it is put into words. */
export type Draft = Omit<TransactionExplanation, 'sentences'>

/**
 * Says what sending a transaction means, from its calldata: every call of the exchange, approvals, transfers, wrapping
 * and unwrapping. Says so when it does not know. Pure, never throws.
 *
 * @param context - Symbols, names and trusted contracts; see `Order.explain`.
 *
 * @example
 * Order.explainTransaction(action.transactionMethods.buildTransaction(), { tokens }).sentences
 */
export function explainTransaction(call: Call, context: Context = {}): TransactionExplanation {
  const { to, data = '0x', value = 0n } = call
  if (data === '0x') return worded(payment(to, value), context)
  const draft = explainExchangeCall(call, context) ?? explainTokenCall(call, context) ?? notKnown(call)
  const findings = worstFirst([...draft.findings, ...valueFindings(draft, value, context)])
  return worded({ ...draft, findings }, context)
}

function worded(draft: Draft, context: Context): TransactionExplanation {
  const said = draft.statements.map((statement) => sentenceOf(statement, context))
  return { ...draft, sentences: [...said, ...draft.findings.map(findingSentence)] }
}

function payment(to: Address, value: bigint): Draft {
  const statements = [{ type: 'payment', value, to }] as const
  return { type: 'payment', functionName: undefined, orders: [], findings: [], statements }
}

function notKnown({ to, data = '0x' }: Call): Draft {
  const message = `The call ${data.slice(0, 10)} of ${to} is not known; it could do anything.`
  return {
    type: 'unknown',
    functionName: undefined,
    orders: [],
    findings: [finding('blocking', 'unknownTypes', 9020, message, { to, selector: data.slice(0, 10) })],
    statements: [],
  }
}

/** Only fills and wrapping take the native currency; elsewhere it would be lost or refused. */
function valueFindings(draft: Draft, value: bigint, context: Context): readonly Finding[] {
  if (value === 0n || ['fill', 'match', 'wrap', 'unknown'].includes(draft.type)) return []
  const message = `${moneyText(zeroAddress, value, context)} would be sent along, which this call does not need.`
  return [finding('warning', 'unexpectedValue', 9023, message, { value })]
}

function explainExchangeCall(call: Call, context: Context): Draft | undefined {
  const decoded = decode(call.data ?? '0x')
  if (!decoded) return undefined
  const draft = describe(decoded, call, context)
  return draft && { ...draft, findings: [...exchangeFindings(call.to, context), ...draft.findings] }
}

type Decoded = ReturnType<typeof decodeFunctionData<typeof seaportFunctionsAbi>>

function decode(data: Hex): Decoded | undefined {
  try {
    return decodeFunctionData({ abi: seaportFunctionsAbi, data })
  } catch {
    // Another selector, or data that does not fit it: either way it is no call of the exchange.
    return undefined
  }
}

function describe(decoded: Decoded, call: Call, context: Context): Draft | undefined {
  switch (decoded.functionName) {
    case 'fulfillBasicOrder':
    case 'fulfillBasicOrder_efficient_6GL6yc': {
      const order = fromBasicCall(decoded.args[0] as BasicParameters)
      return order && fill(decoded.functionName, [order], { call, context })
    }
    case 'fulfillOrder':
      return fill(decoded.functionName, [fromCall(decoded.args[0].parameters)], { call, context })
    case 'fulfillAdvancedOrder': {
      const [{ parameters, numerator, denominator }, , , recipient] = decoded.args
      const part = { numerator, denominator }
      return fill(decoded.functionName, [fromCall(parameters)], { call, context, recipient, part })
    }
    case 'fulfillAvailableOrders': {
      const [orders, , , , maximum] = decoded.args
      return fill(decoded.functionName, ordersOf(orders), { call, context, maximum })
    }
    case 'fulfillAvailableAdvancedOrders': {
      const [orders, , , , , recipient, maximum] = decoded.args
      return fill(decoded.functionName, ordersOf(orders), { call, context, recipient, maximum })
    }
    case 'matchOrders':
      return match(decoded.functionName, ordersOf(decoded.args[0]), context)
    case 'matchAdvancedOrders':
      return match(decoded.functionName, ordersOf(decoded.args[0]), context)
    case 'cancel':
      return cancel(decoded.args[0].map(fromCall), context)
    case 'validate':
      return validate(ordersOf(decoded.args[0]), context)
    case 'incrementCounter':
      return {
        ...empty('incrementCounter', 'incrementCounter'),
        statements: [{ type: 'cancelsAll' }],
      }
    default:
      return undefined
  }
}

type RawOrders = readonly { parameters: Parameters<typeof fromCall>[0] }[]

function ordersOf(orders: RawOrders): readonly Components[] {
  return orders.map(({ parameters }) => fromCall(parameters))
}

function empty(type: TransactionExplanation['type'], functionName: string): Draft {
  return { type, functionName, orders: [], findings: [], statements: [] }
}

type Fill = {
  call: Call
  context: Context
  recipient?: Address
  maximum?: bigint
  part?: Part
}

function fill(functionName: string, orders: readonly Components[], options: Fill): Draft {
  const { call, context, recipient } = options
  const isElsewhere = recipient !== undefined && !isAddressEqual(recipient, zeroAddress)
  return {
    ...empty('fill', functionName),
    orders: orders.map((order) => explain(order, context)),
    findings: isElsewhere
      ? [
          finding(
            'warning',
            'recipientIsStranger',
            9024,
            `What you buy goes to ${accountText(recipient, context)}.`,
            { recipient },
          ),
        ]
      : [],
    statements: fillStatements(orders, { ...options, value: call.value ?? 0n }),
  }
}

function match(functionName: string, orders: readonly Components[], context: Context): Draft {
  const explained = orders.map((order) => explain(order, context))
  return {
    ...empty('match', functionName),
    orders: explained,
    statements: [
      { type: 'settles', count: orders.length },
      ...explained.flatMap(({ signer, statements }): readonly Statement[] => [
        { type: 'orderOf', signer },
        ...statements.slice(0, 2),
      ]),
    ],
  }
}

function cancel(orders: readonly Components[], context: Context): Draft {
  const explained = orders.map((order) => explain(order, context))
  return {
    ...empty('cancel', 'cancel'),
    orders: explained,
    statements: [
      { type: 'cancels', count: orders.length },
      ...explained.flatMap(({ statements }) =>
        statements.slice(0, 1).map((statement) => ({ type: 'cancelled', statement }) as const),
      ),
    ],
  }
}

/** Validating counts like signing, so what is odd about the orders is the sender's concern. */
function validate(orders: readonly Components[], context: Context): Draft {
  const explained = orders.map((order) => explain(order, context))
  return {
    ...empty('validate', 'validate'),
    orders: explained,
    findings: explained.flatMap(({ findings }) => findings),
    statements: [
      { type: 'validates', count: orders.length },
      ...explained.flatMap(({ statements }) => statements.slice(0, 2)),
    ],
  }
}
