import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Account } from '../domain/Account.js'
import * as F from './fields.js'

/** The schema of a user. `user` can be absent, a number with a meaning only for the server, or a name. */
export const schema = z.map(
  z.object({
    address: F.address,
    user: z.nullish(z.union([z.number(), z.object({ username: F.optionalText })])),
    profile_img_url: F.optionalText,
    config: F.optionalText,
  }),
  (raw): Account => {
    const user = typeof raw.user === 'object' ? raw.user : undefined
    return defined({
      address: raw.address,
      username: user?.username,
      profileImageUrl: raw.profile_img_url,
      config: raw.config,
    })
  },
)

/** An account in the format of the marketplace API. */
export type Wire = {
  user: { username: string } | null
  profile_img_url: string
  address: string
  config: string
}

/** Reads an account. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Account {
  return F.decodeBy(schema, value, 'account')
}

/** Writes an account. */
export function encode(account: Account | Address): Wire {
  const { address, username, profileImageUrl, config }: Account =
    typeof account === 'string' ? { address: account } : account
  return {
    user: username ? { username } : null,
    profile_img_url: profileImageUrl ?? '',
    address: address.toLowerCase(),
    config: config ?? '',
  }
}
