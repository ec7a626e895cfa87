import { type Address, isAddressEqual } from 'viem'
import type { Components } from '../order/Order.js'
import type { Call, Draft } from './Call.js'
import { exchangeFindings } from './checks/domain.js'
import { fillFindings, matchFindings } from './checks/fill.js'
import * as Effects from './effects/Effects.js'
import { type ExchangeCall, readExchangeCall } from './effects/exchangeCall.js'
import { leftoversOf, ofExchangeCall, unknownSender } from './effects/ofExchangeCall.js'
import { explain } from './explain.js'
import { fillStatements } from './fillStatements.js'
import type { Context, Finding } from './findings/Finding.js'
import type { Statement } from './findings/Statement.js'

/** Explains a call of the exchange. Returns `undefined` for other calls. */
export function explainExchangeCall(call: Call, context: Context): Draft | undefined {
  const read = readExchangeCall(call.data ?? '0x')
  if (!read) return undefined
  const draft = describe(read, call, context)
  return { ...draft, findings: [...exchangeFindings(call.to, context), ...draft.findings] }
}

/**
 * Returns the findings of a fill or match, or `undefined` for other calls. It writes no sentences, which would take
 * several times as long for many orders.
 */
export function exchangeCallFindings(call: Call, context: Context): readonly Finding[] | undefined {
  const read = readExchangeCall(call.data ?? '0x')
  if (read?.type !== 'fill' && read?.type !== 'match') return undefined
  const sender = call.from ?? context.account ?? unknownSender
  return [...exchangeFindings(call.to, context), ...filledFindings(read, sender, call, context)]
}

type Filling = Extract<ExchangeCall, { type: 'fill' | 'match' }>

function filledFindings(read: Filling, sender: Address, call: Call, context: Context): readonly Finding[] {
  const account = read.type === 'match' ? senderOf(read, sender) : sender
  const known = { ...context, account }
  return read.type === 'match'
    ? matchFindings(read, account, known)
    : fillFindings(read, { sender, value: call.value ?? 0n }, known)
}

function describe(read: ExchangeCall, call: Call, context: Context): Draft {
  const sender = call.from ?? context.account ?? unknownSender
  switch (read.type) {
    case 'fill':
      return fill(read, call, { ...context, account: sender })
    case 'match':
      return match(read, call, { ...context, account: senderOf(read, sender) })
    case 'cancel':
      return cancel(read.orders, { ...context, account: sender })
    case 'validate':
      return validate(read.orders, { ...context, account: sender })
    case 'incrementCounter':
      return {
        ...empty('incrementCounter', read.functionName, sender),
        statements: [{ type: 'cancelsAll' }],
      }
  }
}

type Known = Context & { account: Address }

function empty(type: Draft['type'], functionName: string, account: Address): Draft {
  return { type, functionName, orders: [], findings: [], statements: [], effects: Effects.none(account) }
}

function fill(read: Extract<ExchangeCall, { type: 'fill' }>, call: Call, context: Known): Draft {
  const { orders, functionName, maximum } = read
  const components = orders.map((order) => order.components)
  const { account } = context
  const [first] = orders
  const statements = fillStatements(components, {
    context,
    value: call.value ?? 0n,
    ...(maximum === undefined ? {} : { maximum }),
    ...(first && orders.length === 1 ? { part: first.part } : {}),
  })
  return {
    ...empty('fill', functionName, account),
    ...(read.recipient ? { recipient: read.recipient } : {}),
    orders: components.map((order) => explain(order, context)),
    findings: filledFindings(read, account, call, context),
    statements,
    effects: Effects.sum(account, ofExchangeCall(read, account, context.now)),
  }
}

/**
 * Returns the sender of a match. If it is unknown, an order without a signature reveals it, since only the sender's own
 * orders need none.
 */
function senderOf({ orders }: Extract<ExchangeCall, { type: 'match' }>, sender: Address): Address {
  if (sender !== unknownSender) return sender
  return orders.find(({ signature }) => signature === '0x')?.components.offerer ?? sender
}

function match(read: Extract<ExchangeCall, { type: 'match' }>, call: Call, context: Known): Draft {
  const { account } = context
  const explained = read.orders.map(({ components }) => explain(components, context))
  const effects = Effects.sum(account, ofExchangeCall(read, account, context.now))
  const leftovers = leftoversOf(read, account, context.now)
  const { recipient } = read
  return {
    ...empty('match', read.functionName, account),
    ...(recipient ? { recipient } : {}),
    orders: explained,
    findings: filledFindings(read, account, call, context),
    effects,
    statements: [
      { type: 'settles', count: read.orders.length },
      ...ownStatements(effects),
      ...explained.flatMap(({ signer, statements }): readonly Statement[] => [
        { type: 'orderOf', signer },
        ...statements.slice(0, 2),
      ]),
      ...(recipient && !isAddressEqual(recipient, account) && leftovers.length > 0
        ? [{ type: 'leftovers', items: leftovers.map(Effects.toItem), to: recipient } as const]
        : []),
    ],
  }
}

function ownStatements({ goes, comes }: Effects.Effects): readonly Statement[] {
  const bounds = { atMost: false, ofWhole: false }
  return [
    ...(goes.length > 0 ? [{ type: 'pays', items: goes.map(Effects.toItem), ...bounds } as const] : []),
    ...(comes.length > 0 ? [{ type: 'receives', items: comes.map(Effects.toItem), ...bounds } as const] : []),
  ]
}

function cancel(orders: readonly Components[], context: Known): Draft {
  const explained = orders.map((order) => explain(order, context))
  return {
    ...empty('cancel', 'cancel', context.account),
    orders: explained,
    statements: [
      { type: 'cancels', count: orders.length },
      ...explained.flatMap(({ statements }) =>
        statements.slice(0, 1).map((statement) => ({ type: 'cancelled', statement }) as const),
      ),
    ],
  }
}

/** Explains a validation. It has the effect of a signature, so findings about the orders concern the sender. */
function validate(orders: readonly Components[], context: Known): Draft {
  const explained = orders.map((order) => explain(order, context))
  return {
    ...empty('validate', 'validate', context.account),
    orders: explained,
    findings: explained.flatMap(({ findings }) => findings),
    statements: [
      { type: 'validates', count: orders.length },
      ...explained.flatMap(({ statements }) => statements.slice(0, 2)),
    ],
    effects: Effects.sum(
      context.account,
      orders
        .filter(({ offerer }) => isAddressEqual(offerer, context.account))
        .map((order) => Effects.ofOrder(order)),
    ),
  }
}
