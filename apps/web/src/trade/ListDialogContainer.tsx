import type { Collection, MarketInfo, MarketOrder, Nft } from '@souk/market'
import {
  getCollectionQueryOptions,
  type ListingIssue,
  type ListingPlan,
  prepareListing,
  prepareResend,
  type TradeContext,
  useFlow,
  useNft,
  useOrders,
  useSouk,
} from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { nowSeconds } from '../format/formatTime.js'
import type { TradeIntent } from '../frame/trade.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/NftCard.js'
import { listingFees, previewBreakdown } from '../orders/breakdown.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { ItemLine } from './ItemLine.js'
import { ListDialog } from './ListDialog.js'
import { ListFormView } from './ListFormView.js'
import { type EarlierListing, earlierListing, type ListForm, readListForm, warningText } from './listForm.js'
import { SwitchNetwork } from './SwitchNetwork.js'

type Props = { intent: Extract<TradeIntent, { kind: 'list' }>; context: TradeContext; onClose: () => void }

type Notes = { warnings: readonly string[]; earlier: EarlierListing | undefined }

/** Reads what the listing dialog needs, then shows it. */
export function ListDialogContainer(props: Props) {
  const { api } = useSouk()
  const { contract, identifier } = props.intent
  const { data: nft } = useNft({ address: contract, identifier })
  const { data: collection } = useQuery({
    ...getCollectionQueryOptions(api, { slug: nft?.collection ?? '' }),
    enabled: nft !== undefined,
  })
  if (!nft || !collection) return null
  return <Listing {...props} nft={nft} collection={collection} />
}

function Listing({ context, onClose, nft, collection }: Props & { nft: Nft; collection: Collection }) {
  const { info } = context
  const flow = useFlow<ListingPlan, MarketOrder, ListingIssue>()
  const [form, setForm] = useState<ListForm>({
    price: '',
    currencyAddress: info.currencies[0]?.address ?? '',
    duration: '7',
    quantity: '1',
  })
  const facts = {
    currencies: info.currencies,
    held: heldBy(nft, context.client.account.address) ?? 0n,
    standard: nft.standard,
    floor: collection.stats.floor,
    earlier: earlierListing(useOwnListings(nft, context.client.account.address), form.currencyAddress),
  }
  const read = readListForm(form, facts)
  // As it was when the terms were chosen: the new listing itself is soon among the earlier ones.
  const [notes, setNotes] = useState<Notes>({ warnings: [], earlier: undefined })
  const prepare = () => {
    const terms = toTerms(form, read, { nft, collection, info })
    if (!terms) return
    setNotes({
      warnings: read.warnings.map((warning) => warningText(warning, facts)),
      earlier: facts.earlier,
    })
    flow.prepare(() => prepareListing(context, terms))
  }
  const { state } = flow
  const retry = () => {
    const kind = state.status === 'failed' && state.plan?.steps[state.step]?.kind
    if (state.status === 'failed' && state.plan && kind === 'post') {
      const { parameters, currency } = state.plan
      flow.prepare(() => prepareResend(context, { parameters, currency }), { thenStart: true })
    } else prepare()
  }
  return (
    <ListDialog
      state={state}
      words={{ info, networkName: chainName(info), item: nftName(nft), collection: collection.name }}
      item={<ItemLine name={nftName(nft)} collection={collection.name} picture={nft.imageUrl} />}
      form={
        <ListFormView
          form={form}
          read={read}
          facts={facts}
          breakdown={
            read.unitPrice === undefined || read.quantity === undefined
              ? undefined
              : previewBreakdown(read.unitPrice, read.quantity, { info, collection })
          }
          busy={state.status === 'preparing'}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onSubmit={prepare}
        />
      }
      warnings={notes.warnings}
      earlier={notes.earlier}
      switchNetwork={<SwitchNetwork onSwitched={prepare} />}
      onStart={flow.start}
      onBack={flow.reset}
      onRetry={retry}
      onClose={onClose}
    />
  )
}

/** The holder's listings of an item; also those that cannot be bought now, for they may come back. */
function useOwnListings(nft: Nft, maker: Address): readonly MarketOrder[] {
  const { data } = useOrders({
    side: 'ask',
    maker,
    assetContractAddress: nft.contract,
    tokenIds: [nft.identifier],
    limit: 50,
  })
  return data?.pages.flatMap((page) => page.orders) ?? []
}

/** The terms of the listing, or nothing while the form is not complete. */
function toTerms(
  form: ListForm,
  read: ReturnType<typeof readListForm>,
  about: { nft: Nft; collection: Collection; info: MarketInfo },
): prepareListing.Options | undefined {
  const { nft } = about
  const { currency, unitPrice, quantity } = read
  if (!currency || unitPrice === undefined || quantity === undefined) return undefined
  return {
    standard: nft.standard,
    contract: nft.contract,
    identifier: nft.identifier,
    quantity,
    unitPrice,
    currency,
    fees: listingFees(about),
    endTime: nowSeconds() + BigInt(form.duration) * 86_400n,
  }
}
