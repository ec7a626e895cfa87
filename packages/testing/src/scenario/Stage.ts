import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type * as Balances from '../chain/Balances.js'
import type { OrderPlan, Scenario } from './Scenario.js'
import type { World } from './world.js'

/** A token chosen for a criteria item, in the form that `fulfillOrder` takes. */
export type Choice = { tokenId: bigint; tokenIds?: readonly bigint[] }

/** An order of a scenario with its parameters and signature. */
export type StagedOrder = {
  plan: OrderPlan
  order: Order.Order
  orderHash: Hex
  offerCriteria: readonly Choice[]
  considerationCriteria: readonly Choice[]
}

/** A scenario that is ready to run. */
export type Stage = {
  world: World
  scenario: Scenario
  orders: readonly StagedOrder[]
  /** All things whose balances may change. */
  things: readonly Balances.Thing[]
}
