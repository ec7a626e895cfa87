import { z } from 'zod'

const words = (description: string, most = 200) => z.string().min(1).max(most).describe(description)

/** The fields that several tools take. */
export const inputs = {
  item: words(
    'An item: the address of its contract, # and its number, such as 0xb19b36b1456E65E3A6D514D3F715f204BD59f431#7. The URL of its page works too.',
  ),
  collection: words('A collection: its contract address. Its slug works too, but several can look alike.'),
  price: words('An amount with a currency of this chain, such as 0.5eth or 100dusd.', 60),
  duration: z.string().max(12).describe('How long it is valid, such as 12h, 7d or 2w.'),
  limit: z.number().int().min(1).max(50).default(20).describe('The most results.'),
  account: z.string().max(60).describe('The address of an account.'),
  units: z.number().int().min(1).optional().describe('Units of an edition. 1 if absent.'),
  hash: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/)
    .describe('The hash of an order.'),
} as const

/** The end of the description of every tool that prepares. */
export const outcome =
  'Signs and sends nothing: it returns an id, the plan in data and words, and what the policy says of it.'
