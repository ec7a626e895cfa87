import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address, Hex } from 'viem'
import type { Price } from '../domain/Price.js'
import * as F from './fields.js'
import * as PriceWire from './price.js'
import { type Source, schema as sourceSchema } from './source.js'

/** An activity, as `/collections/activity/v6` and `/tokens/{token}/activity/v5` return it. */
export type Activity = {
  type: ActivityType
  fromAddress: Address
  toAddress?: Address
  price?: Price
  amount: bigint
  /** Unix time in seconds. */
  timestamp: bigint
  createdAt: Date
  contract: Address
  token?: { tokenId: bigint; tokenName?: string; tokenImage?: string }
  collection?: { collectionId: string; collectionName?: string; collectionImage?: string }
  txHash?: Hex
  logIndex?: number
  batchIndex?: number
  fillSource?: Source
  order?: { id: string; side?: 'ask' | 'bid' }
}

/** The kinds of activities. */
export const activityTypes = ['ask', 'bid', 'mint', 'sale', 'ask_cancel', 'bid_cancel', 'transfer'] as const

/** A kind of activity. */
export type ActivityType = (typeof activityTypes)[number]

/** A page of activities. `continuation` requests the next one. */
export type ActivityPage = { activities: readonly Activity[]; continuation?: string }

const text = z.nullish(z.string())

/** The schema of an activity. */
export const schema = z.object({
  type: z.oneOf(activityTypes),
  fromAddress: F.address,
  toAddress: z.nullish(F.address),
  price: z.nullish(PriceWire.schema),
  amount: z.nullish(F.uint),
  timestamp: F.seconds,
  createdAt: F.date,
  contract: F.address,
  token: z.nullish(z.object({ tokenId: z.nullish(F.uint), tokenName: text, tokenImage: text })),
  collection: z.nullish(z.object({ collectionId: text, collectionName: text, collectionImage: text })),
  txHash: z.nullish(F.hash),
  logIndex: z.nullish(F.count),
  batchIndex: z.nullish(F.count),
  fillSource: z.nullish(sourceSchema),
  order: z.nullish(z.object({ id: text, side: z.nullish(z.oneOf(['ask', 'bid'])) })),
})

/** The schema of a page. */
export const pageSchema = z.object({ activities: z.array(schema), continuation: text })

/** Reads a page. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): ActivityPage {
  const { activities, continuation } = F.decodeBy(pageSchema, value, 'activities')
  return defined({ activities: activities.map(toActivity), continuation })
}

function toActivity(raw: z.Output<typeof schema>): Activity {
  const { token, collection, order } = raw
  const tokenId = token?.tokenId
  const collectionId = collection?.collectionId
  return defined({
    ...raw,
    price: raw.price ? PriceWire.fromPrice(raw.price) : undefined,
    amount: raw.amount ?? 1n,
    token: tokenId === null || tokenId === undefined ? undefined : defined({ ...token, tokenId }),
    collection: collectionId ? defined({ ...collection, collectionId }) : undefined,
    fillSource: raw.fillSource ? defined(raw.fillSource) : undefined,
    order: order?.id ? defined({ id: order.id, side: order.side }) : undefined,
  })
}

/** Writes a page. */
export function encodePage({ activities, continuation }: ActivityPage) {
  return { activities: activities.map(encode), continuation: continuation ?? null }
}

function encode(activity: Activity) {
  return defined({
    ...activity,
    fromAddress: activity.fromAddress.toLowerCase(),
    toAddress: F.writeAddress(activity.toAddress),
    price: activity.price && PriceWire.encode(activity.price),
    amount: F.writeNumber(activity.amount),
    timestamp: Number(activity.timestamp),
    createdAt: activity.createdAt.toISOString(),
    contract: activity.contract.toLowerCase(),
    token: activity.token && { ...activity.token, tokenId: String(activity.token.tokenId) },
  })
}
