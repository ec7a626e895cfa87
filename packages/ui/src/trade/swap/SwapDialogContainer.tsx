import type { Nft } from '@souk/market'
import { useNfts } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useInfo } from '../../market/useInfo.js'
import { draftOf } from '../../swaps/counterDraft.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { BoundNotices } from './BoundNotices.js'
import { ItemPickerContainer } from './ItemPickerContainer.js'
import { OfferedSwap } from './OfferedSwap.js'
import { SwapFormView } from './SwapFormView.js'
import { SwapOfferReview } from './SwapOfferReview.js'
import { useSwapForm } from './useSwapForm.js'

type Props = { intent: Extract<TradeIntent, { kind: 'swap' }>; onClose: () => void }

/** Reads the items that a swap begins with, then shows its dialog. */
export function SwapDialogContainer(props: Props) {
  const { give, get } = draftOf(props.intent, useInfo())
  const tokens = [...give, ...get].map(({ contract, tokenId }) => ({ contract, tokenId }))
  const { data: nfts, error } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  if (!nfts && tokens.length > 0)
    return <OpeningDialog kind="swap" errors={[error]} onClose={props.onClose} />
  return <Offering {...props} nfts={nfts ?? []} />
}

function Offering({ intent, nfts, onClose }: Props & { nfts: readonly Nft[] }) {
  const { owner } = intent
  const swap = useSwapForm(intent, nfts)
  const { flow, trade, form, known, own, picking, onChange } = swap
  return (
    <FlowDialogContainer
      kind="swap"
      wide
      titles={swap.titles}
      description={swap.audience}
      flow={flow}
      trade={trade}
      hasTerms
      ownOffers={swap.giving}
      form={
        picking ? (
          <ItemPickerContainer
            direction={picking}
            holder={picking === 'give' ? trade.account : owner}
            items={form[picking].items}
            onItems={(items) => onChange({ [picking]: { ...form[picking], items } })}
            onDone={swap.onPicked}
          />
        ) : (
          <SwapFormView
            {...swap}
            bound={<BoundNotices items={form.give.items} own={own} account={trade.account} />}
            onSubmit={swap.prepare}
          />
        )
      }
      review={(plan) => <SwapOfferReview {...{ plan, trade, known, flow }} />}
      receipt={(made, state) => <OfferedSwap {...{ made, state, trade, known, onClose }} />}
      onRetry={swap.prepare}
      onClose={onClose}
    />
  )
}
