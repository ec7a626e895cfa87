import { useCreateListing, useOrder } from '@souk/react'
import { formatMoney } from '../../format/formatMoney.js'
import { useGuard } from '../../guard/useGuard.js'
import { useLeaveReview } from '../../names/useLeaveReview.js'
import { nftName } from '../../nft/nftName.js'
import { isAlive } from '../../orders/inactiveReason.js'
import { priced } from '../../orders/priced.js'
import { useCancelCosts } from '../cancel/useCancelCosts.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { cheaperListings } from './cheaperListings.js'
import { toListTerms } from './toListTerms.js'
import { useListForm } from './useListForm.js'

/** Keeps the form of a listing, lists the item, and follows the listing's state. */
export function useListing(about: Omit<useListForm.Options, 'guard'>) {
  const { nft, collection, trade, edits } = about
  const flow = useCreateListing()
  const { state } = flow
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const { keepNotes, notes, view } = useListForm({ ...about, guard })
  useLeaveReview(view.facts.nameIssue, flow)
  const prepare = () => {
    const terms = toListTerms(view.form, view.read, { nft, collection, info: trade.info })
    if (!terms) return
    keepNotes()
    flow.prepare({ ...terms, exactApproval: trade.exactApproval, ...guard() }, { title: nftName(nft) })
  }
  const made = state.status === 'done' ? { orderHash: state.outcome.orderHash } : undefined
  const { data: newest } = useOrder(made)
  const { data: edited } = useOrder(edits && { orderHash: edits })
  // A listing that was sold or cancelled in the meantime has no price to change.
  const isEdit = edits !== undefined && (edited === undefined || isAlive(edited))
  const own = useOwnListings(nft, trade.account)
  const cheaper = cheaperListings(own, view)
  const cancelled = cheaper.length > 0 ? cheaper : isEdit && edited ? [edited] : []
  const { order: fee } = useCancelCosts(cancelled, trade.account)
  const cancelFee = fee === undefined ? undefined : formatMoney(fee, trade.native)
  return { flow, prepare, newest: priced(newest), notes, view: { ...view, cancelFee, cheaper }, isEdit }
}
