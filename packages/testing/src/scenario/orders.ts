import * as fc from 'fast-check'
import { bystander, extras, money, nft, number } from './items.js'
import type { AskedItem, Consent, Flaw, Item, OrderPlan, Part, Party, Zone } from './Scenario.js'
import { cast } from './world.js'

/** What an order gives and asks for. */
type Terms = { offer: readonly Item[]; consideration: readonly AskedItem[] }

/** Whether orders that cannot be filled are drawn too. */
export type Health = 'sound' | 'any'

/** Draws an order that splits into units. Its tokens have ids that no other order of the scenario uses. */
export function orderPlan(options: { health: Health; index?: number }): fc.Arbitrary<OrderPlan> {
  const { health, index = 0 } = options
  const first = BigInt(1 + index * 100)
  const units = fc.oneof(
    { weight: 3, arbitrary: fc.constant(1n) },
    { weight: 2, arbitrary: fc.constantFrom(2n, 3n, 7n, 10n, 12n, 60n, 10n ** 15n) },
  )
  return units.chain((count) =>
    fc
      .record({
        maker: maker(index),
        isPartial: fc.boolean().map((value) => (count > 1n ? true : value)),
        zone: zone(health),
        conduit: fc.boolean(),
        ...window(health),
      })
      .chain((base) =>
        fc
          .record({
            terms: terms(count, base.maker),
            consent: consent(health, base.maker),
            flaw: flaw(health),
            filled: fc.array(part(count), { maxLength: count === 1n ? 1 : 3 }),
          })
          .map(({ terms: { offer, consideration }, consent, flaw, filled }) =>
            sound({
              ...base,
              offer: number(offer, first),
              consideration: number(consideration, first + 50n),
              consent,
              ...(flaw === undefined ? {} : { flaw }),
              filled,
            }),
          ),
      ),
  )
}

function maker(index: number): fc.Arbitrary<Party> {
  // The orders of a scenario share a few makers, so that several orders claim the same holdings.
  const person = index < 2 ? fc.constant(cast.makers[0]) : fc.constantFrom(...cast.makers)
  return fc.oneof(
    { weight: 3, arbitrary: person.map((who) => ({ person: who })) },
    { weight: 1, arbitrary: person.map((who) => ({ person: who, isContract: true })) },
  )
}

function zone(health: Health): fc.Arbitrary<Zone> {
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom<Zone[]>('none', 'none', 'none', 'unasked', 'logging') },
    ...(health === 'any' ? [{ weight: 1, arbitrary: fc.constantFrom<Zone[]>('reverting', 'mistaken') }] : []),
  )
}

function window(health: Health): { startsIn: fc.Arbitrary<bigint>; lasts: fc.Arbitrary<bigint> } {
  const begun = fc.bigInt({ min: -1_000n, max: 0n })
  const usual = fc.bigInt({ min: 1_001n, max: 100_000n })
  if (health === 'sound') return { startsIn: begun, lasts: usual }
  return {
    startsIn: fc.oneof(
      { weight: 30, arbitrary: begun },
      { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 10n }) },
    ),
    lasts: fc.oneof(
      { weight: 30, arbitrary: usual },
      { weight: 2, arbitrary: fc.bigInt({ min: 1n, max: 1_001n }) },
      // So long that the product of amount and time is near, or above, the contract's limit.
      { weight: 2, arbitrary: fc.bigInt({ min: 2n ** 140n, max: 2n ** 255n }) },
    ),
  }
}

function consent(health: Health, { isContract }: Party): fc.Arbitrary<Consent> {
  const usual: Consent[] = isContract
    ? ['plain', 'compact', 'long', 'approved', 'validated']
    : ['plain', 'compact', 'compact', 'bulk', 'validated']
  const odd: Consent[] = ['missing', 'foreign', isContract ? 'bulk' : 'long']
  return fc.oneof(
    { weight: 25, arbitrary: fc.constantFrom(...usual) },
    ...(health === 'any' ? [{ weight: 1, arbitrary: fc.constantFrom(...odd) }] : []),
  )
}

function flaw(health: Health): fc.Arbitrary<Flaw | undefined> {
  const flaws: Flaw[] = ['cancelled', 'counter', 'unapproved', 'poor']
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(undefined) },
    ...(health === 'any' ? [{ weight: 2, arbitrary: fc.constantFrom(...flaws) }] : []),
  )
}

/** Draws a part into which the order can be split, written with small or large numbers. */
function part(units: bigint): fc.Arbitrary<Part> {
  const most = units > 60n ? 60n : units
  const step = units / most
  return fc
    .record({
      numerator: fc.bigInt({ min: 1n, max: most }),
      factor: fc.constantFrom(1n, 1n, 2n, 5n, 2n ** 40n, 2n ** 55n),
    })
    .map(({ numerator, factor }) =>
      // Small enough that two or three of them usually leave a rest.
      ({ numerator: ((numerator + 2n) / 3n) * step * factor, denominator: units * factor }),
    )
}

/** Removes what strangers could not have filled. */
function sound(plan: OrderPlan): OrderPlan {
  const isFillable =
    plan.isPartial &&
    plan.consideration.every((item) => item.kind !== 'erc721') &&
    plan.offer.every((item) => item.kind !== 'erc721')
  return isFillable ? plan : { ...plan, filled: [] }
}

/** Draws the terms of an order: listings, offers, swaps and bundles. */
function terms(units: bigint, owner: Party): fc.Arbitrary<Terms> {
  const listing = fc
    .record({ given: nft(units), price: money(units, { native: true }) })
    .chain(({ given, price }) =>
      extras(units, price).map((fees) => ({
        offer: [given],
        consideration: [{ ...price, recipient: owner }, ...fees],
      })),
    )
  const bid = fc
    .record({ price: money(units, { native: false }), wanted: nft(units) })
    .chain(({ price, wanted }) =>
      fc.boolean().chain((hasFee) => {
        const fee = { ...price, start: smaller(price.start, units), end: smaller(price.end, units) }
        return bystander.map((recipient) => ({
          offer: [price],
          consideration: [{ ...wanted, recipient: owner }, ...(hasFee ? [{ ...fee, recipient }] : [])],
        }))
      }),
    )
  const anything = fc.oneof(nft(units), nft(units), money(units, { native: false }))
  const asked = fc.oneof(nft(units), money(units, { native: true }))
  const bundle = fc
    .record({
      offer: fc.array(anything, { minLength: 1, maxLength: 3 }),
      wanted: fc.array(fc.tuple(asked, fc.oneof(fc.constant(owner), bystander)), { maxLength: 3 }),
    })
    .map(({ offer, wanted }) => ({
      offer,
      consideration: wanted.map(([item, recipient]) => ({ ...item, recipient })),
    }))
  return fc.oneof(
    { weight: 3, arbitrary: listing },
    { weight: 2, arbitrary: bid },
    { weight: 3, arbitrary: bundle },
  )
}

/** Returns a tenth in whole units, at least one. */
function smaller(amount: bigint, units: bigint): bigint {
  const tenth = amount / units / 10n
  return (tenth > 0n ? tenth : 1n) * units
}
