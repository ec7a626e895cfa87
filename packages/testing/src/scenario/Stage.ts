import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type * as Balances from '../chain/Balances.js'
import type { OrderPlan, Scenario } from './Scenario.js'
import type { World } from './world.js'

/** A token chosen for a criteria item, in the form in which `fulfillOrder` takes it. */
export type Choice = { identifier: bigint; identifiers?: readonly bigint[] }

/** An order of a scenario, made real. */
export type StagedOrder = {
  plan: OrderPlan
  order: Order.Order
  orderHash: Hex
  offerCriteria: readonly Choice[]
  considerationCriteria: readonly Choice[]
}

/** A scenario, ready to be played. */
export type Stage = {
  world: World
  scenario: Scenario
  orders: readonly StagedOrder[]
  /** Everything of which an account may have more or less afterwards. */
  things: readonly Balances.Thing[]
}
