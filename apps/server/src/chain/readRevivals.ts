import { maxUint256 } from '@souk/seaport'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import * as Read from '../node/Read.js'
import * as Touch from '../node/Touch.js'
import { findOperators } from '../orders/operators.js'
import * as Revival from '../orders/Revival.js'
import { findGroups } from './affectedOrders.js'

/**
 * Reads what the waiting orders of touches depend on, with a few questions for any number of orders.
 *
 * @returns By touch, as text.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it is on another branch.
 */
export async function readRevivals(
  market: Market,
  touches: readonly Touch.Touch[],
  at: Read.At,
): Promise<ReadonlyMap<string, readonly Revival.Revival[]>> {
  const groups = await findGroups(market.db, touches)
  const all = [...groups.values()].flat()
  const operators = await findOperators(
    market,
    all.map(({ key }) => key),
  )
  const asked = all.flatMap((group) => {
    const operator = operators.get(group.key)
    return operator ? [{ group, questions: toQuestions(market.rules.exchange, group, operator) }] : []
  })
  const answers = await Read.all(
    market.node,
    asked.flatMap(({ questions }) => questions),
    { at },
  )
  let next = 0
  const facts = new Map(
    asked.map(({ group, questions }) => {
      const own = answers.slice(next, next + questions.length)
      next += questions.length
      return [group, toFacts(own)]
    }),
  )
  return new Map(
    touches.map((touch) => {
      const text = Touch.encode(touch)
      const found = (groups.get(text) ?? []).map((group) => {
        const of = facts.get(group)
        return of && Revival.from(touch, group, of)
      })
      return [text, found.filter((revival) => revival !== undefined)]
    }),
  )
}

/** Returns the questions in the order in which {@link toFacts} reads the answers. */
function toQuestions(
  exchange: Address,
  { maker, contract, currency }: Revival.Group,
  operator: Address,
): Read.Read<bigint | boolean | undefined>[] {
  const counter = Read.counter(exchange, maker)
  if (contract) return [counter, Read.isApprovedForAll(contract, maker, operator)]
  if (currency) return [counter, Read.allowance(currency, maker, operator), Read.moneyOf(currency, maker)]
  return [counter]
}

/** A missing answer counts as nothing, as in `OrderFacts`. */
function toFacts([counter, allowed, held]: readonly (bigint | boolean | undefined)[]):
  | Revival.Facts
  | undefined {
  if (typeof counter !== 'bigint') return undefined
  const allowance = typeof allowed === 'bigint' ? allowed : allowed ? maxUint256 : 0n
  return { counter, allowance, ...(typeof held === 'bigint' ? { balance: held } : { balance: 0n }) }
}
