import type { FundsNotice } from './FundsNotice.js'

/** Returns how much more the wallet needs: for the most expensive offer, or else for all of them. */
export function missingFor({ total, lacks, balance }: missingFor.Funds): bigint {
  if (lacks > 0n || total === undefined || balance === undefined || total <= balance) return lacks
  return total - balance
}

export declare namespace missingFor {
  type Funds = Pick<FundsNotice.Props, 'total' | 'lacks' | 'balance'>
}
