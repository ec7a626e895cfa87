import { maxUint256 } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import type { Market } from '../market/Market.js'
import { NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'
import * as Touch from '../node/Touch.js'
import { findOperators } from '../orders/operators.js'
import type * as Revival from '../orders/Revival.js'
import * as Suspension from '../orders/Suspension.js'
import { findKeys } from './affectedOrders.js'
import { readRevivals } from './readRevivals.js'

/** A touch whose orders will be judged in pages, with the orders that are suspended or revived until then. */
export type Queued = {
  touch: Touch.Touch
  suspensions: readonly Suspension.Suspension[]
  revivals: readonly Revival.Revival[]
}

/** The number of conduit keys to read for each touch. Orders with other keys are suspended until they are judged. */
const mostKeys = 16

/**
 * Reads what the orders of each touch have in common. The number of questions does not depend on the number of
 * orders.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it is on another branch.
 */
export async function readQueued(
  market: Market,
  touches: readonly Touch.Touch[],
  at: Read.At,
): Promise<readonly Queued[]> {
  if (touches.length === 0) return []
  const [suspensions, revivals] = await Promise.all([
    readSuspensions(market, touches, at),
    readRevivals(market, touches, at),
  ])
  return touches.map((touch) => {
    const text = Touch.encode(touch)
    return { touch, suspensions: suspensions.get(text) ?? [], revivals: revivals.get(text) ?? [] }
  })
}

async function readSuspensions(
  market: Market,
  touches: readonly Touch.Touch[],
  at: Read.At,
): Promise<ReadonlyMap<string, readonly Suspension.Suspension[]>> {
  const known = await findKeys(market.db, touches)
  const keysOf = (touch: Touch.Touch) => (known.get(Touch.encode(touch)) ?? []).slice(0, mostKeys)
  const operators = await findOperators(market, touches.flatMap(keysOf))
  const questions = touches.map((touch) => toQuestion(market.rules.exchange, touch))
  const answers = await Read.all(market.node, questions.flat(), { at })
  let next = 0
  const common = questions.map((reads) => {
    const own = answers.slice(next, next + reads.length)
    next += reads.length
    return own
  })
  const places = touches.flatMap((touch, index) =>
    keysOf(touch).flatMap((key) => {
      const operator = operators.get(key)
      const read = operator && toAllowance(touch, common[index] ?? [], operator)
      return read ? [{ index, key, operator, read }] : []
    }),
  )
  const allowed = await Read.all(
    market.node,
    places.map(({ read }) => read),
    { at },
  )
  const found = touches.map((touch, index) => {
    const own = common[index] ?? []
    const allowances = new Map(
      places.flatMap(({ index: of, key, operator }, place) =>
        of === index ? [[key, toAmount(touch, own, { operator, allowed: allowed[place] })] as const] : [],
      ),
    )
    return [Touch.encode(touch), Suspension.from(touch, { ...toFacts(touch, own), allowances })] as const
  })
  return new Map(found)
}

type Answer = bigint | boolean | Address | undefined

/** Returns the questions about the touch itself, in the order in which {@link toFacts} reads the answers. */
function toQuestion(exchange: Address, touch: Touch.Touch): Read.Read<Answer>[] {
  switch (touch.type) {
    case 'counter':
      return [Read.counter(exchange, touch.account)]
    case 'token':
      return [
        Read.ownerOf(touch.contract, touch.identifier),
        Read.getApproved(touch.contract, touch.identifier),
      ]
    case 'units':
      return [Read.unitsOf(touch.contract, touch.identifier, touch.account)]
    case 'money':
      return [Read.moneyOf(touch.currency, touch.account)]
    case 'operator':
    case 'order':
      return []
  }
}

function toFacts(touch: Touch.Touch, [first]: readonly Answer[]): Omit<Suspension.Facts, 'allowances'> {
  if (touch.type === 'token') return { owner: typeof first === 'string' ? first : undefined }
  const number = typeof first === 'bigint' ? first : undefined
  if (touch.type !== 'counter') return { balance: number }
  if (number === undefined)
    throw new NodeError({
      method: 'eth_call',
      reason: 'the exchange did not return the counter of an account',
    })
  return { counter: number }
}

/** Asks how much an operator may move, where that decides anything. */
function toAllowance(
  touch: Touch.Touch,
  [owner]: readonly Answer[],
  operator: Address,
): Read.Read<Answer> | undefined {
  if (touch.type === 'money') return Read.allowance(touch.currency, touch.account, operator)
  if (touch.type === 'operator') return Read.isApprovedForAll(touch.contract, touch.account, operator)
  if (touch.type === 'token' && typeof owner === 'string')
    return Read.isApprovedForAll(touch.contract, owner, operator)
  return undefined
}

function toAmount(
  touch: Touch.Touch,
  [, approved]: readonly Answer[],
  { operator, allowed }: { operator: Address; allowed: Answer },
): bigint {
  if (typeof allowed === 'bigint') return allowed
  const isSingle =
    touch.type === 'token' && typeof approved === 'string' && isAddressEqual(approved, operator)
  return allowed === true || isSingle ? maxUint256 : 0n
}
