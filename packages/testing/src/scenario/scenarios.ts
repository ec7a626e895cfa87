import * as fc from 'fast-check'
import { amount, bystander, extras, money, nft, number } from './items.js'
import { orderPlan } from './orders.js'
import { gcd } from './rawFill.js'
import type { AskedItem, Fill, Item, OrderPlan, Party, Scenario, Step } from './Scenario.js'
import { cast } from './world.js'

const taker = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<number>(...cast.takers) },
  // The maker fills their own order.
  { weight: 1, arbitrary: fc.constant<number>(cast.makers[0]) },
)

const extraData: fc.Arbitrary<Fill['extraData']> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('0x' as const) },
  { weight: 1, arbitrary: fc.constantFrom('0x736f756b' as const, `0x${'ab'.repeat(77)}` as const) },
)

const recipient: fc.Arbitrary<{ recipient?: Party }> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: bystander.map((who) => ({ recipient: who })) },
)

/** Draws a single order and one to three consecutive fills of it. */
export const fills: fc.Arbitrary<Scenario> = orderPlan({ health: 'any' }).chain((order) =>
  fc
    .array(
      fc.record({
        taker,
        fill: fillOf(order, { index: 0, withTips: true }),
        recipient,
        conduit: fc.boolean(),
        after: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 600n })),
        isPoor: rarely,
      }),
      { minLength: 1, maxLength: unitsOf(order) > 1n ? 4 : 1 },
    )
    .map((steps) => ({
      orders: [order],
      steps: steps.map(({ fill, recipient, ...step }, index) => ({
        ...step,
        ...recipient,
        type: 'fill' as const,
        fills: [{ ...fill, tips: number(fill.tips, BigInt(1_000 + index * 100)) }],
      })),
    })),
)

/** Draws two to six orders and a sweep over them. Some cannot be filled, and some share a token. */
export const sweeps: fc.Arbitrary<Scenario> = fc
  .integer({ min: 2, max: 6 })
  .chain((count) =>
    fc.tuple(...Array.from({ length: count }, (_, index) => orderPlan({ health: 'any', index }))),
  )
  .chain((orders) =>
    fc.record({
      orders: fc
        .array(rarely, { minLength: orders.length, maxLength: orders.length })
        .map((again) =>
          orders.map((order, index) => (again[index] && index > 0 ? onceMore(order, orders[0]) : order)),
        ),
      fills: fc.oneof(
        fc.tuple(...orders.map((order, index) => fillOf(order, { index, withTips: false }))),
        fc.constant(orders.map((_, order): Fill => ({ order, tips: [], extraData: '0x' }))),
      ),
      step: fc.record({
        taker: fc.constantFrom<number>(...cast.takers),
        conduit: fc.boolean(),
        after: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 500n })),
        isPoor: fc.constant(false),
        allOrNothing: sometimes,
      }),
      to: recipient,
    }),
  )
  .map(({ orders, fills, step, to }) => ({
    orders,
    // All or nothing is a match, which pairs items at one moment. Changing prices are for other ways.
    steps: [
      {
        ...step,
        ...to,
        type: 'sweep' as const,
        fills,
        allOrNothing: step.allOrNothing && orders.every(isSteady),
      },
    ],
  }))

function isSteady({ offer, consideration }: OrderPlan): boolean {
  return [...offer, ...consideration].every(({ start, end }) => start === end)
}

/** Offers the same items again, with the terms of another order. */
function onceMore(order: OrderPlan, first: OrderPlan | undefined): OrderPlan {
  return first === undefined || order.filled.length > 0
    ? order
    : { ...order, maker: first.maker, offer: first.offer, isPartial: false, consent: 'plain' }
}

/**
 * Draws orders that settle each other: items that go from one maker to another, some of them in a circle, with a rest
 * that no order asks for.
 */
export const matches: fc.Arbitrary<Scenario> = fc.integer({ min: 2, max: 3 }).chain((count) =>
  fc
    .record({
      moves: fc.array(move(count), { minLength: 2, maxLength: 5 }),
      makers: fc.tuple(...Array.from({ length: count }, () => fc.boolean())),
      conduits: fc.tuple(...Array.from({ length: count }, () => fc.boolean())),
      zones: fc.tuple(
        ...Array.from({ length: count }, () => fc.constantFrom('none' as const, 'logging' as const)),
      ),
      taker: fc.constantFrom<number>(...cast.takers),
      to: recipient,
      extraData,
    })
    .map(({ moves, makers, conduits, zones, taker, to, extraData }) => {
      const numbered = number(moves, 1n)
      const orders = makers.map((isContract, person) => ({
        maker: { person, isContract },
        offer: numbered.filter(({ giver }) => giver === person).map(toOffered),
        consideration: numbered
          .filter((entry) => entry.getter === person)
          .map((entry) => toAsked(entry, { person, isContract })),
        isPartial: false,
        zone: zones[person] ?? 'none',
        conduit: conduits[person] ?? false,
        startsIn: -10n,
        lasts: 1_000n,
        consent: isContract ? ('long' as const) : ('compact' as const),
        filled: [],
      }))
      const used = orders.filter(({ offer, consideration }) => offer.length + consideration.length > 0)
      const fills = used.map((_, order) => ({ order, tips: [], extraData }))
      const step: Step = { type: 'match', taker, fills, ...to, conduit: false, after: 0n, isPoor: false }
      return { orders: used, steps: [step] }
    }),
)

type Move = Item & { giver: number; getter: number; surplus: bigint }

function move(count: number): fc.Arbitrary<Move> {
  const person = fc.integer({ min: 0, max: count - 1 })
  const item = fc.oneof(nft(1n), money(1n, { native: true })).map(({ criteria: _, ...plain }) => ({
    ...plain,
    end: plain.start,
  }))
  return fc
    .record({
      item,
      giver: person,
      getter: person,
      surplus: fc.oneof({ weight: 3, arbitrary: fc.constant(0n) }, { weight: 1, arbitrary: amount(1n) }),
    })
    .map(({ item, giver, getter, surplus }) => ({
      ...item,
      giver,
      getter: giver === getter ? (getter + 1) % count : getter,
      surplus: item.kind === 'erc721' ? 0n : surplus,
    }))
}

function toOffered({ giver: _, getter: __, surplus, ...item }: Move): Item {
  return { ...item, start: item.start + surplus, end: item.end + surplus }
}

function toAsked({ giver: _, getter: __, surplus: ___, ...item }: Move, recipient: Party): AskedItem {
  return { ...item, recipient }
}

const sometimes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

const rarely = fc.oneof(
  { weight: 12, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

/** Draws how much of an order is filled, and the tips. */
function fillOf(order: OrderPlan, options: { index: number; withTips: boolean }): fc.Arbitrary<Fill> {
  const most = unitsOf(order)
  const few = fc
    .oneof(fc.bigInt({ min: 1n, max: most }), fc.bigInt({ min: 1n, max: most / 3n + 1n }))
    .map((units): { units?: bigint } => ({ units }))
  const units = fc.oneof(
    { weight: most > 1n ? 6 : 12, arbitrary: fc.constant<{ units?: bigint }>({}) },
    { weight: most > 1n ? 16 : 1, arbitrary: few },
    { weight: 1, arbitrary: fc.constantFrom({ units: 0n }, { units: most + 1n }) },
  )
  const price = order.consideration.find(({ kind }) => kind === 'native' || kind === 'erc20')
  const tips = options.withTips
    ? fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: extras(1n, price).map((list) => list.map((tip) => ({ ...tip, end: tip.start }))),
        },
      )
    : fc.constant([])
  return fc
    .record({ units, tips, extraData })
    .map(({ units: wanted, ...fill }) => ({ order: options.index, ...wanted, ...fill }))
}

/** Returns the number of parts in which an order can be filled. */
function unitsOf({ isPartial, offer, consideration }: OrderPlan): bigint {
  const items = [...offer, ...consideration]
  return isPartial ? items.reduce((sum, item) => gcd(gcd(sum, item.start), item.end), 0n) : 1n
}
