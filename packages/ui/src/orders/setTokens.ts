import type { AnyOrder } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import type { StripToken } from '../nft/useStripItems.js'

/** Returns the tokens that an order gives, from its signed data. */
export function setTokens({ order }: Pick<AnyOrder, 'order'>): readonly StripToken[] {
  return order.parameters.offer
    .filter((item) => !isCurrency(item))
    .map(({ token, identifierOrCriteria, startAmount }) => ({
      contract: token,
      tokenId: identifierOrCriteria,
      units: startAmount,
    }))
}
