import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Holder, HolderGroup } from '../domain/Holders.js'
import * as F from './fields.js'

/** The schema of a holder. Other fields are ignored. */
export const schema = z.object({ address: F.address, tokens: F.count, quantity: F.uint })

/** The schema of the distribution of holdings. Other fields are ignored. */
export const groupSchema = z.object({
  from: F.count,
  to: z.nullish(F.count),
  holders: F.count,
  quantity: F.uint,
})

/** A page of holders, largest first. The first page includes the distribution of holdings. */
export type Page = { holders: readonly Holder[]; distribution?: readonly HolderGroup[]; next?: string }
const pageSchema = z.object({
  holders: z.array(schema),
  distribution: z.nullish(z.array(groupSchema)),
  next: F.optionalText,
})

/**
 * Reads a page of holders.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'holders')
  return {
    holders: raw.holders,
    ...defined({ distribution: raw.distribution?.map(toGroup), next: raw.next }),
  }
}

function toGroup({ from, to, holders, quantity }: z.Output<typeof groupSchema>): HolderGroup {
  return { from, holders, quantity, ...defined({ to }) }
}

/** Writes a page of holders. */
export function encodePage({ holders, distribution, next }: Page) {
  return {
    holders: holders.map(({ address, tokens, quantity }) => ({
      address: address.toLowerCase(),
      tokens,
      quantity: F.writeNumber(quantity),
    })),
    distribution:
      distribution?.map(({ from, to, holders, quantity }) => ({
        from,
        to: to ?? null,
        holders,
        quantity: F.writeNumber(quantity),
      })) ?? null,
    next: next ?? null,
  }
}
