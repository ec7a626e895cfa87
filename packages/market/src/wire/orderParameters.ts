import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import * as F from './fields.js'

/** A page of what a maker has signed, without anything that a market adds. */
export type Page = { parameters: readonly Order.Components[]; next?: string }

/** The schema of a page, with its orders as they are signed. */
export const schema = z.object({ orders: z.array(z.unknown()), next: F.optionalText })

/**
 * Reads a page of the parameters of orders.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): Page {
  const { orders, next } = F.decodeBy(schema, value, 'orders')
  return defined({ parameters: F.decodeEach(orders, 'orders', Order.parseComponents), next })
}

/** Writes the JSON of a page. */
export function print(page: {
  orders: readonly Order.Serialized['parameters'][]
  next?: string | undefined
}): string {
  return JSON.stringify({ next: page.next ?? null, orders: page.orders })
}
