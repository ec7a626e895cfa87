import type { Collection, CollectionOffer, MarketInfo } from '@souk/market'
import type { OfferPlan } from '@souk/market/flows'
import { formatMoney } from '../../format/formatMoney.js'
import { formatCount } from '../../format/formatShare.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { traitText } from '../../orders/fits.js'
import type { PricedList } from '../shared/PricedList.js'
import { signedTerms } from './signedTerms.js'
import type { useAim } from './useAim.js'

/** Names the offers of a ladder, which differ only in their prices. */
export function useStepNames({ collection, aim: { aim, list }, info }: useStepNames.Options) {
  const { offerForm } = useArea(collectionWords)
  const { tokens } = useArea(severalWords)
  const nameOf = (quantity: bigint): string => {
    const { name } = collection
    if (aim.scope === 'ids' && list.tokenIds !== undefined && list.tokenIds !== 'any')
      return tokens.subject(formatCount(list.count), name)
    return aim.scope === 'any' && aim.traits.length > 0
      ? offerForm.youGetTraits(quantity, name, traitText(aim.traits))
      : offerForm.youGet(quantity, name)
  }
  return {
    title: offerForm.title,
    subjectOf: ({ quantity }: OfferPlan) => ({ name: nameOf(quantity), picture: 'none' }),
    entryOf: (offer: CollectionOffer): PricedList.Entry => {
      const { price, currency } = signedTerms(offer, info)
      const quantity = offer.order.parameters.consideration[0]?.startAmount ?? 1n
      return {
        key: offer.orderHash,
        name: nameOf(quantity),
        picture: 'none',
        amount: formatMoney(price, currency, { exact: true }),
      }
    },
  }
}

export declare namespace useStepNames {
  type Options = { collection: Collection; aim: useAim.Result; info: MarketInfo }
}
