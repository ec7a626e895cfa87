import type { Order } from '@souk/seaport'
import type { Address } from 'viem'
import type { Review } from '../review/Review.js'

/** A wallet: an account, and what answers its requests. */
export type Signer = {
  address: Address
  /** Its name for people, such as `keystore wallet.json`. */
  title: string
  request: (request: Order.WalletRequest) => Promise<unknown>
  /** Shows a review where the wallet is. */
  show?: (review: Review) => void
}
