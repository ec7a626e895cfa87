import type { Address } from 'viem'
import * as z from 'zod/mini'
import * as F from './fields.js'

/** Of an account only the address is read; names and pictures in other servers' answers are claims. */
export const schema = z.object({ address: F.address })

/** An account as the marketplace family writes it. */
export type Wire = { user: null; profile_img_url: string; address: string; config: string }

/** Writes an account; this market keeps no user names or pictures. */
export function encode(address: Address): Wire {
  return { user: null, profile_img_url: '', address: address.toLowerCase(), config: '' }
}
