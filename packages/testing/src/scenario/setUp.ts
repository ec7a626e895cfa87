import { Order } from '@souk/seaport'
import { type Address, maxUint256, zeroAddress } from 'viem'
import * as Balances from '../chain/Balances.js'
import * as Mint from '../chain/Mint.js'
import { batch, type Call, transact } from '../chain/transact.js'
import { consent, withdraw } from './consent.js'
import { fulfillAdvanced, larger } from './rawFill.js'
import type { Item, Party, Scenario, Step } from './Scenario.js'
import type { Choice, Stage, StagedOrder } from './Stage.js'
import { concreteType, operatorOf, toComponents, tokenOf } from './toComponents.js'
import { addressOf, cast, everybody, pick, type World } from './world.js'

/**
 * Creates a scenario on chain: mints and approves everything, signs the orders, fills what strangers have filled, and
 * applies the flaws. Takers receive what they pay with, but no approvals, because the plan is responsible for these.
 */
export async function setUp(world: World, scenario: Scenario): Promise<Stage> {
  await batch(world.chain, [...makerCalls(world, scenario), ...payerCalls(world, scenario)])
  const { timestamp: now } = await world.chain.publicClient.getBlock()
  const orders: StagedOrder[] = []
  for (const [index, plan] of scenario.orders.entries()) {
    const parameters = toComponents(world, plan, { now, salt: BigInt(index) + 1n })
    const signature = await consent(world, plan, parameters)
    const staged: StagedOrder = {
      plan,
      order: { parameters, signature },
      orderHash: Order.hash(parameters),
      offerCriteria: toChoices(plan.offer),
      considerationCriteria: toChoices(plan.consideration),
    }
    orders.push(staged)
    await fillBefore(world, staged)
  }
  // Applied last, because a counter affects all orders of a maker.
  for (const { plan, order } of orders)
    if (plan.flaw === 'cancelled' || plan.flaw === 'counter') await withdraw(world, plan, order.parameters)
  return { world, scenario, orders, things: thingsOf(world, scenario) }
}

/** Reads the balances of all accounts and things in the scenario. */
export function readBalances(stage: Stage): Promise<Balances.Balances> {
  return Balances.read(stage.world.chain, { accounts: everybody(stage.world), things: stage.things })
}

/** Approves everything that a step may take from a taker, so that only the contract's own rules can refuse it. */
export async function approveTaker(stage: Stage, step: Step): Promise<void> {
  const taker = addressOf(stage.world, { person: step.taker })
  const paid = step.fills.flatMap(({ order, tips }) => [
    ...pick(stage.orders, order).plan.consideration,
    ...tips,
  ])
  await batch(
    stage.world.chain,
    paid.flatMap((item) => approvalCalls(stage.world, item, taker, step.conduit)),
  )
}

function toChoices(items: readonly Item[]): readonly Choice[] {
  return items.flatMap(({ criteria, identifier }) => {
    if (criteria === undefined) return []
    return criteria === 'any'
      ? [{ tokenId: identifier }]
      : [{ tokenId: identifier, tokenIds: [identifier, ...criteria] }]
  })
}

function makerCalls(world: World, { orders }: Scenario): readonly Call[] {
  const minted = new Set<string>()
  return orders.flatMap((plan) =>
    plan.offer.flatMap((item) => {
      // What a poor maker offers belongs to someone else.
      const owner: Party = plan.flaw === 'poor' ? { person: cast.others[0] } : plan.maker
      const approvals =
        plan.flaw === 'unapproved'
          ? []
          : approvalCalls(world, item, addressOf(world, plan.maker), plan.conduit)
      return [...mintCalls(world, item, owner, minted), ...approvals]
    }),
  )
}

/** Mints what takers and strangers pay with. Matched orders pay each other. */
function payerCalls(world: World, { orders, steps }: Scenario): readonly Call[] {
  const minted = new Set<string>()
  const stranger = { person: cast.stranger }
  const strangers = orders
    .filter(({ filled }) => filled.length > 0)
    .flatMap((plan) =>
      plan.consideration.flatMap((item) => [
        ...mintCalls(world, item, stranger, minted),
        ...approvalCalls(world, item, addressOf(world, stranger), false),
      ]),
    )
  const takers = steps
    .filter(({ type }) => type !== 'match')
    .flatMap(({ fills, taker, isPoor }) =>
      fills
        .flatMap(({ order, tips }) => [...pick(orders, order).consideration, ...tips.map(withRounding)])
        .filter(({ kind }) => !isPoor || kind !== 'erc20')
        .flatMap((item) => mintCalls(world, item, { person: taker }, minted)),
    )
  return [...strangers, ...takers]
}

/** Returns what a tip may cost at most: a part of an order can only pay certain amounts, at most 1 % more. */
function withRounding<tip extends Item>(tip: tip): tip {
  if (tip.kind !== 'erc20') return tip
  return { ...tip, start: tip.start + tip.start / 100n, end: tip.end + tip.end / 100n }
}

/** Mints a token. A single token can be minted only once, and belongs to the first account that offers it. */
function mintCalls(world: World, item: Item, owner: Party, minted: Set<string>): readonly Call[] {
  const token = tokenOf(world, item)
  const to = addressOf(world, owner)
  const amount = larger(item.start, item.end)
  switch (item.kind) {
    case 'native':
      return []
    case 'erc20':
      return [Mint.erc20(token, to, amount)]
    case 'erc1155':
      return [Mint.erc1155(token, to, item.identifier, amount)]
    case 'erc721': {
      const name = `${token}/${item.identifier}`
      if (minted.has(name)) return []
      minted.add(name)
      return [Mint.erc721(token, to, item.identifier)]
    }
  }
}

function approvalCalls(world: World, item: Item, owner: Address, conduit: boolean): readonly Call[] {
  const token = tokenOf(world, item)
  const operator = operatorOf(conduit)
  if (item.kind === 'native') return []
  return item.kind === 'erc20'
    ? [Mint.erc20Approval(token, owner, operator, maxUint256)]
    : [Mint.collectionApproval(token, owner, operator)]
}

/** Fills what strangers have filled, as far as the contract allows it. */
async function fillBefore(world: World, staged: StagedOrder): Promise<void> {
  const account = addressOf(world, { person: cast.stranger })
  const options = { tips: [], extraData: '0x', conduit: false, recipient: zeroAddress } as const
  for (const part of staged.plan.filled) {
    const call = fulfillAdvanced(staged, { ...options, part })
    if (await isAccepted(world, { from: account, ...call }))
      await transact(world.chain, { from: account, ...call })
  }
}

/** Asks the contract whether a call would succeed now. */
export function isAccepted(world: World, call: Call & { from: Address }): Promise<boolean> {
  const { from: account, ...rest } = call
  return world.chain.publicClient.call({ account, ...rest }).then(
    () => true,
    () => false,
  )
}

function thingsOf(world: World, { orders, steps }: Scenario): readonly Balances.Thing[] {
  const items = [
    ...orders.flatMap(({ offer, consideration }) => [...offer, ...consideration]),
    ...steps.flatMap(({ fills }) => fills.flatMap(({ tips }) => tips)),
  ]
  return [
    Balances.native,
    ...items.map((item) => ({
      itemType: concreteType(item),
      token: tokenOf(world, item),
      identifier: item.identifier,
    })),
  ]
}
