import { useCreateBundle, useOrders } from '@souk/react'
import { useEffect, useState } from 'react'
import type { ListForm } from '../../dialogs/ListForm.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { useNow } from '../../kit/useNow.js'
import { useAddressNames } from '../../names/useAddressNames.js'
import { useLeaveReview } from '../../names/useLeaveReview.js'
import type { useCollectionMap } from '../../nft/useCollectionMap.js'
import type { ListDialog } from '../list/ListDialog.js'
import { emptyListForm } from '../list/listForm.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { type BundleLine, readBundle, suggestSetPrices } from './bundleForm.js'
import { bundleWarnings } from './bundleWarnings.js'
import { setBreakdown } from './setBreakdown.js'
import { toBundleTerms } from './toBundleTerms.js'

/** Keeps and parses the form of a set, and lists it. */
export function useBundle({ intent, collections, trade }: useBundle.Options) {
  const words = useArea(bundleWords)
  const { info, account, exactApproval } = trade
  const flow = useCreateBundle()
  const [lines, setLines] = useState<readonly BundleLine[]>(() => toLines(intent))
  const [form, setForm] = useState<ListForm>(() => emptyListForm(info.currencies[0]?.address ?? ''))
  const { data: others } = useOrders(
    account && { side: 'ask', maker: account, bundled: true as const, limit: 50 },
  )
  const named = useAddressNames(form.isPrivate ? form.buyer : '')
  useLeaveReview(named.nameIssue, flow)
  const read = readBundle(lines, form, {
    ...named,
    ...{ info, collections, account, now: useNow() },
    others: others?.pages.flatMap(({ orders }) => orders) ?? [],
  })
  const nfts = lines.map(({ nft }) => nft)
  const guard = useGuard({ collections: [...collections.values()], nfts })
  // From when the terms were chosen, because the new set soon counts as another one.
  const [notes, setNotes] = useState<useBundle.Notes>({ warnings: [], manner: 'fixed' })
  const { onListed } = intent
  const { status } = flow.state
  useEffect(() => {
    if (status === 'done') onListed?.()
  }, [status, onListed])
  const prepare = () => {
    const terms = toBundleTerms(form, read)
    if (!terms) return
    const manner = form.mode === 'fixed' && read.terms.buyer ? 'toOne' : form.mode
    const { odd, asksAgreement } = read.terms
    setNotes({ warnings: bundleWarnings(read, words), odd, asksAgreement, manner })
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: words.setOf(lines.length) })
  }
  const { unitPrice } = read.terms
  return {
    flow,
    prepare,
    nfts,
    notes,
    view: {
      form,
      read,
      warnings: bundleWarnings(read, words),
      breakdown:
        unitPrice === undefined ? undefined : setBreakdown(unitPrice, { nfts, collections, info, words }),
      suggested: suggestSetPrices(read, { info, quick: words.quick }),
      onChange: (change: Partial<ListForm>) => setForm((before) => ({ ...before, ...change })),
      onLine: (line: BundleLine, change: { quantity: string } | 'remove') =>
        setLines((before) => changeLine(before, line, change)),
    },
  }
}

export declare namespace useBundle {
  type Notes = Pick<ListDialog.Notes, 'odd' | 'asksAgreement' | 'manner'> & { warnings: readonly string[] }
  type Options = {
    intent: Extract<TradeIntent, { kind: 'bundle' }>
    collections: ReturnType<typeof useCollectionMap>
    trade: ReturnType<typeof useTradeFacts>
  }
}

function toLines({ nfts }: useBundle.Options['intent']): readonly BundleLine[] {
  return nfts.map((nft) => ({ nft, quantity: '1' }))
}

function changeLine(
  lines: readonly BundleLine[],
  line: BundleLine,
  change: { quantity: string } | 'remove',
): readonly BundleLine[] {
  if (change === 'remove') return lines.filter(({ nft }) => nft !== line.nft)
  return lines.map((other) => (other.nft === line.nft ? { ...other, ...change } : other))
}
