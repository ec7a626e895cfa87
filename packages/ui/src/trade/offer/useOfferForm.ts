import type { Currency, MarketAuction } from '@souk/market'
import { useState } from 'react'
import type { Address } from 'viem'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import type { useGuard } from '../../guard/useGuard.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { useOwnBids } from '../../orders/useOwnBids.js'
import { useBalance } from '../../wallet/useBalances.js'
import { type DraftItem, draftOffer, priceFindings } from '../shared/priceFindings.js'
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
export function useOfferForm(options: useOfferForm.Options) {
  const { kind, collection, isPayable, draft, again, subject, guard, ...about } = options
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
  const isChoice = missing.all > missing.one
  const { currency, unitPrice, quantity } = read
  const isPriced = subject && currency && unitPrice !== undefined && quantity !== undefined
  const priced = isPriced && draftOffer({ ...subject, quantity }, { currency, amount: unitPrice * quantity })
  return {
    trade,
    kind,
    form,
    facts,
    read,
    findings: priceFindings([priced || undefined], guard().known),
    warningsBeside: (findings: Parameters<typeof warningsBeside>[0] = []) =>
      warningsBeside(findings, read).map((warning) => offerWarningText(warning, { words, texts })),
    change: (change: Partial<OfferForm>) => setForm((before) => ({ ...before, ...change })),
    wrapMore: wrapMore({
      currency,
      missing: missing.all,
      next: again(form),
      of: isChoice ? 'all' : undefined,
    }),
    wrapLess: isChoice
      ? wrapMore({ currency, missing: missing.one, next: again(form), of: 'one' })
      : undefined,
  }
}

export declare namespace useOfferForm {
  type Options = Pick<OfferFacts, 'standard' | 'listing'> & {
    auction?: (NonNullable<OfferFacts['auction']> & Pick<MarketAuction, 'order'>) | undefined
    kind: 'offer' | 'bid' | 'collectionOffer'
    /** What the offer is for; undefined if the market does not tell. */
    subject: Omit<DraftItem, 'quantity'> | undefined
    guard: ReturnType<typeof useGuard>
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
