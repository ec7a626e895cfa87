import * as z from '@souk/base/schema'

const item = {
  itemType: z.count,
  token: z.address,
  identifierOrCriteria: z.uint,
  startAmount: z.uint,
  endAmount: z.uint,
} as const

/** The fields of an order's parameters in JSON, as schemas for documents and for checks of unknown fields. */
export const shape = {
  offerer: z.address,
  zone: z.address,
  offer: z.array(z.object(item)),
  consideration: z.array(z.object({ ...item, recipient: z.address })),
  orderType: z.count,
  startTime: z.uint,
  endTime: z.uint,
  zoneHash: z.hash,
  salt: z.uint,
  conduitKey: z.hash,
  counter: z.uint,
  totalOriginalConsiderationItems: z.optional(z.count),
} as const satisfies z.Shape
