import type { Collection, MarketInfo, MarketOrder, Nft } from '@souk/market'
import type { prepareListing } from '@souk/market/flows'
import { getCollectionQueryOptions, useCreateListing, useNft, useOrders, useSouk } from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { nowSeconds } from '../format/formatTime.js'
import type { TradeIntent } from '../frame/trade.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/nftName.js'
import { previewBreakdown } from '../orders/breakdown.js'
import { ItemLine } from './ItemLine.js'
import { ListDialog } from './ListDialog.js'
import { ListFormView } from './ListFormView.js'
import { type EarlierListing, earlierListing, type ListForm, readListForm } from './listForm.js'
import { warningText } from './listWords.js'
import { SwitchNetwork } from './SwitchNetwork.js'
import { useTradeFacts } from './useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'list' }>; onClose: () => void }

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

function Listing({ onClose, nft, collection }: Props & { nft: Nft; collection: Collection }) {
  const trade = useTradeFacts({ kind: 'listing', collection: collection.name })
  const { info, words, account } = trade
  const flow = useCreateListing()
  const [form, setForm] = useState<ListForm>({
    price: '',
    currencyAddress: info.currencies[0]?.address ?? '',
    duration: '7',
    quantity: '1',
  })
  const facts = {
    currencies: info.currencies,
    held: heldBy(nft, account) ?? 0n,
    standard: nft.standard,
    floor: collection.stats.floor,
    earlier: earlierListing(useOwnListings(nft, account), form.currencyAddress),
  }
  const read = readListForm(form, facts)
  // As it was when the terms were chosen: the new listing itself is soon among the earlier ones.
  const [notes, setNotes] = useState<Notes>({ warnings: [], earlier: undefined })
  const title = nftName(nft)
  const prepare = () => {
    const terms = toTerms(form, read, { nft, collection })
    if (!terms) return
    setNotes({
      warnings: read.warnings.map((warning) => warningText(warning, facts, words)),
      earlier: facts.earlier,
    })
    flow.prepare(terms, { title })
  }
  const { state } = flow
  return (
    <ListDialog
      state={state}
      facts={trade}
      item={<ItemLine name={title} collection={collection.name} picture={nft.imageUrl} />}
      name={title}
      form={
        <ListFormView
          form={form}
          read={read}
          facts={facts}
          breakdown={toBreakdown(read, { info, collection })}
          busy={state.status === 'preparing'}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onSubmit={prepare}
        />
      }
      warnings={notes.warnings}
      earlier={notes.earlier}
      switchNetwork={<SwitchNetwork onSwitched={prepare} />}
      onStart={flow.start}
      onStop={flow.stop}
      onBack={flow.reset}
      onRetry={prepare}
      onResume={flow.resume}
      onClose={onClose}
    />
  )
}

function toBreakdown(
  { unitPrice, quantity }: ReturnType<typeof readListForm>,
  about: { info: MarketInfo; collection: Collection },
) {
  if (unitPrice === undefined || quantity === undefined) return undefined
  return previewBreakdown(unitPrice, quantity, about)
}

/** The holder's listings of an item; also those that cannot be bought now, for they may come back. */
function useOwnListings(nft: Nft, maker: Address | undefined): readonly MarketOrder[] {
  const { data } = useOrders({
    side: 'ask',
    ...(maker ? { maker } : {}),
    assetContractAddress: nft.contract,
    tokenIds: [nft.identifier],
    limit: 50,
  })
  return data?.pages.flatMap((page) => page.orders) ?? []
}

/** The terms of the listing, or nothing while the form is not complete. */
function toTerms(
  form: ListForm,
  { currency, unitPrice, quantity }: ReturnType<typeof readListForm>,
  about: { nft: Nft; collection: Collection },
): prepareListing.Options | undefined {
  if (!currency || unitPrice === undefined || quantity === undefined) return undefined
  const { nft } = about
  return {
    asset: { contract: nft.contract, tokenId: nft.identifier },
    collection: about.collection,
    price: unitPrice,
    quantity,
    paymentToken: currency.address,
    expirationTime: nowSeconds() + BigInt(form.duration) * 86_400n,
  }
}
