import type { MarketInfo } from '@souk/market'
import { useState } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import type { useGuard } from '../../guard/useGuard.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { previewBreakdown } from '../../orders/breakdown.js'
import { type DraftTerms, draftSale, priceFindings } from '../shared/priceFindings.js'
import type { Item } from '../shared/useItem.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import type { ListDialog } from './ListDialog.js'
import { emptyListForm, isSameForm, type ListForm, type ReadForm, readListForm } from './listForm.js'
import { warningText } from './listWords.js'
import { modesOf } from './modesOf.js'
import { useListFacts } from './useListFacts.js'

/** Keeps and parses the form of a listing, and the warnings from when the review was opened. */
export function useListForm({ nft, collection, draft, edits, trade, guard }: useListForm.Options) {
  const { info, words, account } = trade
  const texts = useArea(listingWords)
  const [first] = useState<ListForm>({
    ...emptyListForm(info.currencies[0]?.address ?? ''),
    ...draft,
  })
  const [form, setForm] = useState(first)
  const known = useListFacts({ nft, collection, form, edits, info, account })
  const facts = { ...known, isUntouched: known.isEdit === true && isSameForm(form, first) }
  const read = readListForm(form, facts)
  // From when the terms were chosen, because the new listing soon counts as an earlier one.
  const [notes, setNotes] = useState<ListDialog.Notes>({ warnings: [], earlier: undefined, manner: 'fixed' })
  const keepNotes = () => {
    const said = { facts, mode: form.mode, unitPrice: read.unitPrice, words, texts }
    setNotes({
      warnings: read.warnings.map((is) => ({ is, text: warningText(is, said) })),
      earlier: facts.earlier,
      odd: read.odd,
      asksAgreement: read.asksAgreement,
      manner: form.mode === 'fixed' && read.buyer ? 'toOne' : form.mode,
      auctionEnd: form.mode === 'english' ? undefined : facts.auctionEnd,
    })
  }
  return {
    notes,
    keepNotes,
    view: {
      form,
      facts,
      read,
      modes: modesOf({ nft, info, facts, form }),
      breakdown: breakdownOf(read, { info, collection }),
      findings: priceFindings([saleOf(form, read, { nft, collection, info })], guard().known),
      onChange: (change: Partial<ListForm>) => setForm((before) => ({ ...before, ...change })),
    },
  }
}

type ListIntent = Extract<TradeIntent, { kind: 'list' }>

export declare namespace useListForm {
  type Options = Item & {
    draft: ListIntent['draft']
    edits: ListIntent['edits']
    trade: ReturnType<typeof useTradeFacts>
    guard: ReturnType<typeof useGuard>
  }
}

function breakdownOf(
  { unitPrice, quantity }: Pick<ReadForm, 'unitPrice' | 'quantity'>,
  about: { info: MarketInfo; collection: Item['collection'] },
) {
  if (unitPrice === undefined || quantity === undefined) return undefined
  return previewBreakdown(unitPrice, quantity, about)
}

/** The sale at its lowest price. An auction sells for its highest bid, so the guard does not judge its reserve. */
function saleOf(
  { mode }: ListForm,
  { unitPrice, endPrice, quantity, currency }: ReadForm,
  about: Pick<Item, 'nft' | 'collection'> & { info: MarketInfo },
): DraftTerms | undefined {
  const lowest = mode === 'dutch' ? endPrice : unitPrice
  const breakdown = breakdownOf({ unitPrice: lowest, quantity }, about)
  if (!breakdown || quantity === undefined || !currency || mode === 'english') return undefined
  return draftSale({ ...about.nft, quantity }, { currency, amount: breakdown.seller })
}
