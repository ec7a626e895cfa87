import type { Nft } from '@souk/market'
import { nftName } from './nftName.js'

/** Why an item looks like spam: its name contains a link, or promises a gift. */
export type SpamReason = 'link' | 'lure'

/** Addresses of websites, as scammers write them into names. */
const link =
  /https?:|www\.|[a-z0-9]\.(?:app|cc|click|com|fi|finance|gg|gift|info|io|link|live|me|net|online|org|pro|site|to|top|vip|xyz)\b/i

/** Words that lead people to a website. */
const lure = /\b(?:airdrop|claim|claims|giveaway|redeem|voucher|vouchers)\b/i

/**
 * Tells why an item looks like spam, from its name and that of its collection. Spam is sent to many wallets to lure their
 * holders to a website. The guess can be wrong, so nothing is decided by it: items are marked, and can be shown again.
 *
 * @example
 * spamReason({ name: 'Claim 500 $ at gifts.xyz', … }) // → 'link'
 */
export function spamReason(nft: Pick<Nft, 'name' | 'tokenId' | 'collection'>): SpamReason | undefined {
  const name = nftName(nft)
  if (link.test(name)) return 'link'
  return lure.test(name) || lure.test(nft.collection) ? 'lure' : undefined
}
