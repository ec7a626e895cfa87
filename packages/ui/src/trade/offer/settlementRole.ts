import { isSameAddress } from '../../format/formatAddress.js'

/** The visitor's part in the settlement of an auction. */
export type SettlementRole = 'winner' | 'seller' | 'other'

/**
 * Tells the visitor's part in the settlement of an auction.
 *
 * @example
 * settlementRole(account, { bidder: account, seller }) // → 'winner'
 */
export function settlementRole(account: string | undefined, parties: settlementRole.Parties): SettlementRole {
  if (isSameAddress(parties.bidder, account)) return 'winner'
  return isSameAddress(parties.seller, account) ? 'seller' : 'other'
}

export declare namespace settlementRole {
  type Parties = { bidder: string; seller: string | undefined }
}
