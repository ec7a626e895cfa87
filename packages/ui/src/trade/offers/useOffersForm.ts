import type { Collection, Nft } from '@souk/market'
import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import type { OffersForm, OffersLine } from '../../dialogs/OffersForm.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { payableOf } from '../../market/nativeOf.js'
import { useBalance } from '../../wallet/useBalances.js'
import { useOpenOffers } from '../shared/useOpenOffers.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { feeRange, type OffersFacts, priceOffers, readOffers, startOffers } from './offersForm.js'

/** Keeps and parses the form of offers on several items, and the warnings from when the review was opened. */
export function useOffersForm(
  { nfts, draft }: { nfts: readonly Nft[]; draft: OffersForm | undefined },
  about: {
    collections: ReadonlyMap<string, Collection>
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'account'>
  },
) {
  const { offers: words } = useArea(severalWords)
  const { info, account } = about.trade
  const currencies = payableOf(info)
  const [form, setForm] = useState<OffersForm>(() => draft ?? startOffers(nfts, currencies))
  const [note, setNote] = useState<string>()
  const [judged, setJudged] = useState({ above: 0 })
  const balance = useBalance(form.currencyAddress as Address, account)
  const { wrappedNative } = info
  const others = useOpenOffers(account)
  const facts: OffersFacts = { currencies, wrappedNative, collections: about.collections, balance, others }
  const read = readOffers(form, facts)
  const onLine = useCallback((line: OffersLine, change: Partial<OffersLine> | 'remove') => {
    setForm((before) => ({ ...before, lines: changeLine(before.lines, line, change) }))
  }, [])
  const onPriceAll = () => {
    const { form: next, priced } = priceOffers(form, facts)
    const left = next.lines.length - priced
    setForm(next)
    setNote([words.applied(priced), left > 0 && words.withoutBase(left)].filter(Boolean).join(' '))
  }
  const onChange = (change: Partial<OffersForm>) => setForm((before) => ({ ...before, ...change }))
  return {
    judged,
    // An offer itself does not change prices, but others may buy or list meanwhile.
    judge: () => setJudged({ above: read.above }),
    view: {
      fees: feeRange(form, { info, collections: about.collections }),
      ...{ form, read, facts, note, onChange, onLine, onPriceAll },
    },
  }
}

function changeLine(
  lines: readonly OffersLine[],
  line: OffersLine,
  change: Partial<OffersLine> | 'remove',
): readonly OffersLine[] {
  if (change === 'remove') return lines.filter((other) => other.nft !== line.nft)
  return lines.map((other) => (other.nft === line.nft ? { ...other, ...change } : other))
}
