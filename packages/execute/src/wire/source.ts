import * as z from '@souk/base/schema'

/** A market that orders and sales come from. */
export type Source = { id?: string; domain?: string; name?: string; icon?: string; url?: string }

/** The schema of a market. */
export const schema = z.object({
  id: z.nullish(z.string()),
  domain: z.nullish(z.string()),
  name: z.nullish(z.string()),
  icon: z.nullish(z.string()),
  url: z.nullish(z.string()),
})
