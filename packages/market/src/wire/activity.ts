import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import {
  type Activity,
  type ActivityBundle,
  type ActivityPayment,
  type ActivityToken,
  activityTypes,
} from '../domain/Activity.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

/** The schema of money that is part of a swap. */
const paymentSchema = z.object({
  from_address: z.nullish(F.address),
  to_address: z.nullish(F.address),
  payment_token: CurrencyWire.schema,
  amount: F.uint,
  received: F.uint,
})

/** The fields of a token, of an activity or of an order of several tokens. */
const tokenFields = {
  collection: z.string(),
  contract: F.address,
  collection_name: F.optionalText,
  identifier: z.nullish(F.uint),
  nft: z.nullish(z.object({ name: F.optionalText, image_url: F.optionalText })),
  quantity: F.uint,
  from_address: z.nullish(F.address),
  to_address: z.nullish(F.address),
}
const tokenSchema = z.object(tokenFields)

/** The schema of the order of several tokens that an activity is part of. */
const bundleSchema = z.object({
  items: F.count,
  price: z.nullish(F.uint),
  payment_token: z.nullish(CurrencyWire.schema),
  payments: z.nullish(z.array(paymentSchema)),
  tokens: z.nullish(z.array(tokenSchema)),
})

/** The schema of an activity. Other fields are ignored. */
export const schema = z.object({
  event_type: z.oneOf(activityTypes),
  event_timestamp: z.int(),
  ...tokenFields,
  price: z.nullish(F.uint),
  payment_token: z.nullish(CurrencyWire.schema),
  order_hash: z.nullish(F.hash),
  side: z.nullish(z.oneOf(['ask', 'bid', 'swap'])),
  in_auction: z.nullish(z.boolean()),
  bundle: z.nullish(bundleSchema),
  transaction: z.nullish(F.hash),
  source: z.nullish(z.object({ tag: F.hex, domain: F.optionalText })),
})

/** Reads an activity. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Activity {
  const raw = F.decodeBy(schema, value, 'activity')
  return defined({
    type: raw.event_type,
    at: new Date(raw.event_timestamp * 1000),
    ...decodeToken(raw),
    price: raw.price,
    currency: raw.payment_token,
    orderHash: raw.order_hash,
    side: raw.side,
    inAuction: raw.in_auction ?? undefined,
    bundle: raw.bundle ? decodeBundle(raw.bundle) : undefined,
    transactionHash: raw.transaction,
    source: raw.source ? defined(raw.source) : undefined,
  })
}

function decodeBundle({ payment_token: currency, ...raw }: z.Output<typeof bundleSchema>) {
  const { items, price, payments, tokens } = raw
  return defined({
    items,
    price,
    currency,
    payments: payments?.map(decodePayment),
    tokens: tokens?.map(decodeToken),
  })
}

function decodeToken(raw: z.Output<typeof tokenSchema>): ActivityToken {
  return defined({
    collection: raw.collection,
    contract: raw.contract,
    collectionName: raw.collection_name,
    tokenId: raw.identifier,
    name: raw.nft?.name,
    imageUrl: raw.nft?.image_url,
    quantity: raw.quantity,
    from: raw.from_address,
    to: raw.to_address,
  })
}

function decodePayment({ from_address: from, to_address: to, ...payment }: z.Output<typeof paymentSchema>) {
  const { payment_token: currency, amount, received } = payment
  return defined({ from, to, currency, amount, received })
}

function encodeBundle({ items, price, currency, payments, tokens }: ActivityBundle) {
  return {
    items,
    price: price === undefined ? null : String(price),
    payment_token: currency ? CurrencyWire.encode(currency) : null,
    payments: payments?.map(encodePayment) ?? null,
    tokens: tokens?.map(encodeToken) ?? null,
  }
}

function encodeToken(token: ActivityToken) {
  const { tokenId, name, imageUrl } = token
  return {
    collection: token.collection,
    contract: token.contract.toLowerCase(),
    collection_name: token.collectionName ?? null,
    identifier: tokenId === undefined ? null : String(tokenId),
    nft: name || imageUrl ? { name: name ?? null, image_url: imageUrl ?? null } : null,
    quantity: F.writeNumber(token.quantity),
    from_address: token.from?.toLowerCase() ?? null,
    to_address: token.to?.toLowerCase() ?? null,
  }
}

function encodePayment({ from, to, currency, amount, received }: ActivityPayment) {
  return {
    from_address: from?.toLowerCase() ?? null,
    to_address: to?.toLowerCase() ?? null,
    payment_token: CurrencyWire.encode(currency),
    amount: String(amount),
    received: String(received),
  }
}

/** Writes an activity. */
export function encode(activity: Activity) {
  const { price, currency } = activity
  return {
    event_type: activity.type,
    event_timestamp: Math.floor(activity.at.getTime() / 1000),
    ...encodeToken(activity),
    price: price === undefined ? null : String(price),
    payment_token: currency ? CurrencyWire.encode(currency) : null,
    order_hash: activity.orderHash ?? null,
    side: activity.side ?? null,
    in_auction: activity.inAuction ?? null,
    bundle: activity.bundle ? encodeBundle(activity.bundle) : null,
    transaction: activity.transactionHash ?? null,
    source: activity.source ? { ...activity.source, domain: activity.source.domain ?? null } : null,
  }
}

/** A page of activities, newest first. `next` is the cursor of the next page. */
export type Page = { activities: readonly Activity[]; next?: string }
const pageSchema = z.object({ asset_events: z.array(z.unknown()), next: F.optionalText })

/**
 * Reads a page of activities.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'activities')
  return defined({ activities: F.decodeEach(raw.asset_events, 'asset_events', decode), next: raw.next })
}

/** Writes a page of activities. */
export function encodePage(page: Page) {
  return { asset_events: page.activities.map(encode), next: page.next ?? null }
}
