import { ItemType, Order, zeroHash } from '@souk/seaport'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { type Address, type Hex, pad, zeroAddress } from 'viem'
import type { Db, OrdersTable } from '../db/tables.js'
import type { Touch } from '../node/Touch.js'

/** Makers of drawn orders. */
export const makers: readonly Address[] = [pad('0xaa', { size: 20 }), pad('0xbb', { size: 20 })]
/** Contracts of drawn tokens. */
export const tokens = {
  erc721: pad('0x721', { size: 20 }),
  erc1155: pad('0x1155', { size: 20 }),
} as const
/** The currency of drawn orders. */
export const currency = pad('0xcc', { size: 20 })
/** Conduit keys of drawn orders. */
export const keys: readonly Hex[] = [zeroHash, pad('0x01'), pad('0xAb')]
/** Drawn tokens. */
export const identifiers = [1n, 2n]

/** An order of one of few makers, for one of few tokens. */
export const drawnOrder = fc
  .record({
    side: fc.constantFrom('ask' as const, 'bid' as const),
    standard: fc.constantFrom('erc721' as const, 'erc1155' as const),
    maker: fc.constantFrom(...makers),
    identifier: fc.constantFrom(...identifiers),
    units: fc.bigInt({ min: 1n, max: 5n }),
    isPartial: fc.boolean(),
    start: fc.bigInt({ min: 0n, max: 12n }),
    end: fc.bigInt({ min: 0n, max: 12n }),
    key: fc.constantFrom(...keys),
    counter: fc.constantFrom(0n, 1n),
  })
  // No order of nothing is open: the exchange refuses it, and so does the market.
  .filter(({ start, end }) => start > 0n || end > 0n)
  .map((drawn) => (drawn.standard === 'erc721' ? { ...drawn, units: 1n, isPartial: false } : drawn))
/** A drawn order. */
export type Drawn = typeof drawnOrder extends fc.Arbitrary<infer order> ? order : never

/** One of the makers. */
export const drawnMaker = fc.constantFrom(...makers)
const identifier = fc.constantFrom(...identifiers)
/** A touch that may concern drawn orders. */
export const drawnTouch: fc.Arbitrary<Touch> = fc.oneof(
  drawnMaker.map((account) => ({ type: 'counter', account }) as const),
  fc
    .tuple(drawnMaker, fc.constantFrom(...Object.values(tokens)))
    .map(([account, contract]) => ({ type: 'operator', contract, account }) as const),
  identifier.map((id) => ({ type: 'token', contract: tokens.erc721, identifier: id }) as const),
  fc
    .tuple(drawnMaker, identifier)
    .map(([account, id]) => ({ type: 'units', contract: tokens.erc1155, identifier: id, account }) as const),
  drawnMaker.map((account) => ({ type: 'money', currency, account }) as const),
)

function toComponents(drawn: Drawn): Order.Components {
  const { side, standard, units, start, end } = drawn
  const nft = {
    itemType: standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155,
    token: tokens[standard],
    identifierOrCriteria: drawn.identifier,
    startAmount: units,
    endAmount: units,
  }
  const money = {
    itemType: ItemType.ERC20,
    token: currency,
    identifierOrCriteria: 0n,
    startAmount: start,
    endAmount: end,
  }
  const [given, asked] = side === 'ask' ? [nft, money] : [money, nft]
  return {
    offerer: drawn.maker,
    zone: zeroAddress,
    offer: [given],
    consideration: [{ ...asked, recipient: drawn.maker }],
    orderType: drawn.isPartial ? 1 : 0,
    startTime: 0n,
    endTime: 100n,
    zoneHash: zeroHash,
    salt: 0n,
    conduitKey: drawn.key,
    counter: drawn.counter,
    totalOriginalConsiderationItems: 1,
  }
}

/** Replaces all orders by drawn ones, in the given state. */
export async function writeDrawn(
  db: Db,
  orders: readonly Drawn[],
  standing: { status: OrdersTable['status']; reason: string | null },
): Promise<void> {
  await sql`truncate orders, touch_queue, suspensions, revivals, balances, holders`.execute(db)
  for (const [index, drawn] of orders.entries())
    await db
      .insertInto('orders')
      .values({
        order_hash: `0x${index}`,
        side: drawn.side,
        maker: drawn.maker,
        taker: null,
        contract: tokens[drawn.standard],
        identifier: drawn.identifier,
        criteria: null,
        standard: drawn.standard,
        currency,
        price: drawn.start,
        price_rank: 0,
        unit_price: drawn.start,
        total: drawn.units,
        remaining: drawn.units,
        start_time: 0,
        end_time: 100,
        kind: 'basic',
        parameters: JSON.stringify(
          Order.serialize({ parameters: toComponents(drawn), signature: '0x' }).parameters,
        ),
        signature: '0x',
        ...standing,
        created_at: new Date(0),
      })
      .execute()
}
