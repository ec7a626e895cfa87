import type { Currency, MarketAuction } from '@souk/market'
import { useState } from 'react'
import type { Address } from 'viem'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { useOwnBids } from '../../orders/useOwnBids.js'
import { useBalance } from '../../wallet/useBalances.js'
import { useOpenOffers } from '../shared/useOpenOffers.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { useWrapMore } from '../shared/useWrapMore.js'
import {
  missingOf,
  type OfferFacts,
  type OfferForm,
  offerWarningText,
  readOffer,
  warningsBeside,
} from './offerForm.js'

/** Keeps the form of an offer, and reads the facts for checking it. */
export function useOfferForm({ kind, collection, isPayable, draft, again, ...about }: useOfferForm.Options) {
  const texts = useArea(auctionWords)
  const wrapMore = useWrapMore()
  const trade = useTradeFacts({ kind, collection })
  const { info, account, words } = trade
  const currencies = info.currencies.filter(isPayable)
  const [form, setForm] = useState<OfferForm>({
    price: '',
    currencyAddress: currencies[0]?.address ?? '',
    duration: '7',
    quantity: '1',
    ...draft,
  })
  const balance = useBalance(form.currencyAddress as Address, account)
  const own = useOwnBids(about.auction, account)
  const auction = about.auction && { ...about.auction, own }
  const others = useOpenOffers(account)
  const { wrappedNative } = info
  const facts: OfferFacts = { ...about, auction, currencies, wrappedNative, balance, others }
  const read = readOffer(form, facts)
  const missing = missingOf(read)
  return {
    trade,
    kind,
    form,
    facts,
    read,
    warningsBeside: (findings: Parameters<typeof warningsBeside>[0] = []) =>
      warningsBeside(findings, read).map((warning) => offerWarningText(warning, { words, texts })),
    change: (change: Partial<OfferForm>) => setForm((before) => ({ ...before, ...change })),
    wrapMore: wrapMore({ currency: read.currency, missing, next: again(form) }),
  }
}

export declare namespace useOfferForm {
  type Options = Pick<OfferFacts, 'standard' | 'listing'> & {
    auction?: (NonNullable<OfferFacts['auction']> & Pick<MarketAuction, 'order'>) | undefined
    kind: 'offer' | 'bid' | 'collectionOffer'
    /** Its name. */
    collection: string
    /** Tells whether offers can be paid in a currency. */
    isPayable: (currency: Currency) => boolean
    /** The earlier input, when the visitor returns to the form. */
    draft: OfferForm | undefined
    /** Opens this form again, with its input. */
    again: (draft: OfferForm) => TradeIntent
  }
  type Result = ReturnType<typeof useOfferForm>
}
