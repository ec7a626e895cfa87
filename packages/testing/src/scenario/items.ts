import * as fc from 'fast-check'
import type { AskedItem, Item, Party } from './Scenario.js'
import { cast } from './world.js'

/** Draws an additional recipient. */
export const bystander: fc.Arbitrary<Party> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...cast.others).map((person) => ({ person })) },
  { weight: 1, arbitrary: fc.constantFrom(...cast.others).map((person) => ({ person, isContract: true })) },
)

const which = fc.constantFrom(0 as const, 1 as const)

/** Draws an amount that is divisible by units: small, usual, odd and huge ones. */
export function amount(units: bigint): fc.Arbitrary<bigint> {
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.bigInt({ min: 1n, max: 20n }) },
      { weight: 4, arbitrary: fc.bigInt({ min: 1n, max: 5_000n }).map((milli) => milli * 10n ** 15n) },
      { weight: 2, arbitrary: fc.bigInt({ min: 1n, max: 10n ** 20n }) },
    )
    .map((base) => base * units)
}

/** Draws the start and end of an amount. Most do not change over time. */
function moving(units: bigint, value: fc.Arbitrary<bigint>): fc.Arbitrary<{ start: bigint; end: bigint }> {
  return fc.oneof(
    { weight: 9, arbitrary: value.map((start) => ({ start, end: start })) },
    { weight: 1, arbitrary: fc.record({ start: value, end: value }) },
    // Starts or ends near zero, where rounding is visible.
    { weight: 1, arbitrary: value.map((end) => ({ start: units, end })) },
    { weight: 1, arbitrary: value.map((start) => ({ start, end: units })) },
  )
}

/** Draws money: the native currency, or one of two currencies. Only the latter get huge amounts. */
export function money(units: bigint, options: { native: boolean }): fc.Arbitrary<Item> {
  const huge = fc.bigInt({ min: 2n ** 90n, max: 2n ** 110n }).map((base) => base * units)
  const erc20 = fc
    .tuple(
      which,
      moving(units, fc.oneof({ weight: 8, arbitrary: amount(units) }, { weight: 1, arbitrary: huge })),
    )
    .map(([token, amounts]): Item => ({ kind: 'erc20', token, identifier: 0n, ...amounts }))
  const native = moving(units, amount(units)).map(
    (amounts): Item => ({ kind: 'native', token: 0, identifier: 0n, ...amounts }),
  )
  return options.native ? fc.oneof(native, erc20) : erc20
}

const criteria: fc.Arbitrary<Pick<Item, 'criteria'>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ criteria: 'any' as const }) },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(fc.bigInt({ min: 10_000n, max: 2n ** 200n }), { maxLength: 9 })
      .map((others) => ({ criteria: others })),
  },
)

/** Draws a single token, or units of a token for orders that can be filled in parts. {@link number} sets its id. */
export function nft(units: bigint): fc.Arbitrary<Item> {
  const pieces = fc.bigInt({ min: 1n, max: 30n }).map((base) => base * units)
  const erc1155 = fc.tuple(which, moving(units, pieces), criteria).map(
    ([token, amounts, accepted]): Item => ({
      kind: 'erc1155',
      token,
      identifier: 0n,
      ...amounts,
      ...accepted,
    }),
  )
  const erc721 = fc.tuple(which, criteria).map(
    ([token, accepted]): Item => ({
      kind: 'erc721',
      token,
      identifier: 0n,
      start: 1n,
      end: 1n,
      ...accepted,
    }),
  )
  return units === 1n ? fc.oneof(erc721, erc1155) : erc1155
}

/** Draws fees or tips of any size, in the currency of the price or another one. */
export function extras(units: bigint, price: Item | undefined): fc.Arbitrary<readonly AskedItem[]> {
  const same = price
    ? fc.record({ start: amount(units), end: amount(units) }).map(
        ({ start, end }): Item => ({
          ...price,
          start,
          end: price.start === price.end ? start : end,
        }),
      )
    : money(units, { native: true })
  const item = fc.oneof(
    { weight: 12, arbitrary: same },
    { weight: 1, arbitrary: money(units, { native: true }) },
    { weight: 1, arbitrary: nft(units).map(({ criteria: _, ...plain }) => plain) },
  )
  return fc.array(
    fc.tuple(item, bystander).map(([extra, recipient]) => ({ ...extra, recipient })),
    { maxLength: 2 },
  )
}

/** Gives each token of a list its own id. */
export function number<item extends Item>(items: readonly item[], first: bigint): readonly item[] {
  return items.map((item, index) =>
    item.kind === 'erc721' || item.kind === 'erc1155' ? { ...item, identifier: first + BigInt(index) } : item,
  )
}
