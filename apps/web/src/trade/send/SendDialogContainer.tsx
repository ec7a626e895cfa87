import type { Collection, Nft } from '@souk/market'
import { useCollection, useNft, useTransfer } from '@souk/react'
import { useState } from 'react'
import { type TradeIntent, useTradeDialogs } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { heldBy } from '../../nft/heldBy.js'
import { nftName } from '../../nft/nftName.js'
import { isOpen } from '../../orders/listings.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { Review } from '../shared/Review.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { readReceiver } from '../shared/sendForm.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SendFormView } from './SendFormView.js'

type Props = { intent: Extract<TradeIntent, { kind: 'send' }>; onClose: () => void }

/** Reads what the dialog for sending an item needs, then shows it. */
export function SendDialogContainer(props: Props) {
  const { contract, identifier } = props.intent
  const { data: nft, error: noNft } = useNft({ address: contract, identifier })
  const { data: collection, error: noCollection } = useCollection(nft && { slug: nft.collection })
  if (!nft || !collection)
    return <OpeningDialog kind="transfer" errors={[noNft, noCollection]} onClose={props.onClose} />
  return <Sending {...props} nft={nft} collection={collection} />
}

function Sending({ onClose, nft, collection }: Props & { nft: Nft; collection: Collection }) {
  const desk = useTradeDialogs()
  const flow = useTransfer()
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const trade = useTradeFacts({ kind: 'transfer', collection: collection.name })
  const { words, account, native } = trade
  const [form, setForm] = useState({ to: '', quantity: '1' })
  const held = heldBy(nft, account) ?? 0n
  const receiver = readReceiver(form.to, { account, contract: nft.contract })
  const quantity = readQuantity(form.quantity, held)
  const title = nftName(nft)
  // They go to sleep when the item leaves, and wake when it comes back.
  const bound = useOwnListings(nft, account).filter(isOpen)
  const listings = bound.length
  const prepare = () => {
    if (!('to' in receiver) || quantity === undefined) return
    const asset = { standard: nft.standard, contract: nft.contract, tokenId: nft.identifier }
    flow.prepare({ asset, to: receiver.to, amount: quantity, known: guard().known }, { title })
  }
  return (
    <FlowDialog
      kind="transfer"
      state={flow.state}
      item={<ItemLine name={title} collection={collection.name} picture={nft.imageUrl} />}
      form={
        <SendFormView
          form={form}
          issue={'issue' in receiver ? receiver.issue : undefined}
          held={nft.standard === 'erc1155' ? held : undefined}
          quantityOk={quantity !== undefined}
          warning={listings > 0 ? words.send.asleep(listings) : undefined}
          onCancelListings={() => desk.trade({ kind: 'cancelPlan', orders: bound })}
          busy={flow.state.status === 'preparing'}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onSubmit={prepare}
        />
      }
      review={(plan) => (
        <Review
          label={words.send.send}
          rows={[
            { name: words.send.youSend, value: quantity && quantity > 1n ? `${quantity} × ${title}` : title },
            { name: words.send.receiver, value: <span className="figures break-all">{form.to.trim()}</span> },
            {
              name: words.trade.networkFee,
              value: <NetworkFee estimate={flow.estimateFee} native={native} />,
            },
          ]}
          steps={trade.stepsOf(plan.steps)}
          warnings={listings > 0 ? [words.send.asleep(listings)] : []}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(_, { done }) => (
        <DoneReceipt title={words.send.sent(title)} done={done} native={native} onClose={onClose} />
      )}
      ways={{ switch: <SwitchNetwork onSwitched={prepare} /> }}
      onRetry={prepare}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}

function readQuantity(typed: string, held: bigint): bigint | undefined {
  if (!/^\d{1,20}$/.test(typed.trim())) return undefined
  const quantity = BigInt(typed)
  return quantity > 0n && quantity <= held ? quantity : undefined
}
