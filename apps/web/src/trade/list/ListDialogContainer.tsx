import type { Collection, MarketInfo, Nft } from '@souk/market'
import type { prepareListing } from '@souk/market/flows'
import {
  useCollection,
  useCollectionOffers,
  useCreateListing,
  useNft,
  useOrder,
  useOrders,
} from '@souk/react'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { type TradeIntent, useTradeDialogs } from '../../dialogs/TradeIntent.js'
import { accountName } from '../../format/accountName.js'
import { nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { heldBy } from '../../nft/heldBy.js'
import { nftName } from '../../nft/nftName.js'
import { previewBreakdown } from '../../orders/breakdown.js'
import { floorOf } from '../../orders/floorOf.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { offerRows } from '../../orders/offerRows.js'
import { useNow } from '../../ui/useNow.js'
import { ItemLine } from '../shared/ItemLine.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { ListDialog } from './ListDialog.js'
import { ListFormView } from './ListFormView.js'
import {
  earlierListing,
  emptyListForm,
  type ListFacts,
  type ListForm,
  type ReadForm,
  readListForm,
} from './listForm.js'
import { warningText } from './listWords.js'

type Props = { intent: Extract<TradeIntent, { kind: 'list' }>; onClose: () => void }

/** Reads what the listing dialog needs, then shows it. */
export function ListDialogContainer(props: Props) {
  const { contract, identifier } = props.intent
  const { data: nft, error: noNft } = useNft({ address: contract, identifier })
  const { data: collection, error: noCollection } = useCollection(nft && { slug: nft.collection })
  if (!nft || !collection)
    return <OpeningDialog kind="listing" errors={[noNft, noCollection]} onClose={props.onClose} />
  return <Listing {...props} nft={nft} collection={collection} />
}

function Listing({ intent, onClose, nft, collection }: Props & { nft: Nft; collection: Collection }) {
  const desk = useTradeDialogs()
  const trade = useTradeFacts({ kind: 'listing', collection: collection.name })
  const { info, words } = trade
  const texts = useArea(listingWords)
  const flow = useCreateListing()
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const [form, setForm] = useState<ListForm>({
    ...emptyListForm(info.currencies[0]?.address ?? ''),
    ...intent.draft,
  })
  const facts = useListFacts({ nft, collection, form, info, account: trade.account })
  const read = readListForm(form, facts)
  // As it was when the terms were chosen: the new listing itself is soon among the earlier ones.
  const [notes, setNotes] = useState<ListDialog.Notes>({ warnings: [], earlier: undefined, manner: 'fixed' })
  const title = nftName(nft)
  const prepare = () => {
    const terms = toTerms(form, read, { nft, collection, info })
    if (!terms) return
    const said = { facts, mode: form.mode, words, texts }
    setNotes({
      warnings: read.warnings.map((is) => ({ is, text: warningText(is, said) })),
      earlier: facts.earlier,
      odd: read.odd,
      manner: form.mode === 'fixed' && read.buyer ? 'toOne' : form.mode,
    })
    flow.prepare({ ...terms, exactApproval: trade.exactApproval, ...guard() }, { title })
  }
  const { state } = flow
  const { data: newest } = useOrder(
    state.status === 'done' ? { orderHash: state.outcome.orderHash } : undefined,
  )
  return (
    <ListDialog
      state={state}
      facts={trade}
      nameOf={(address) => accountName(address, info)}
      item={<ItemLine name={title} collection={collection.name} picture={nft.imageUrl} />}
      name={title}
      form={
        <ListFormView
          form={form}
          read={read}
          facts={facts}
          modes={modesOf(nft, info)}
          breakdown={toBreakdown(read, { info, collection })}
          busy={state.status === 'preparing'}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onSubmit={prepare}
          onCancelEarlier={() =>
            facts.earlier &&
            desk.trade({
              kind: 'cancel',
              orderHash: facts.earlier.orderHash,
              name: title,
              next: { ...intent, draft: form },
            })
          }
        />
      }
      notes={notes}
      newest={newest}
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

/** An auction is won whole, and only where somebody settles it. */
function modesOf({ standard }: Nft, { auction }: MarketInfo) {
  return auction && standard === 'erc721'
    ? (['fixed', 'dutch', 'english'] as const)
    : (['fixed', 'dutch'] as const)
}

type Sought = {
  nft: Nft
  collection: Collection
  form: ListForm
  info: MarketInfo
  account: Address | undefined
}

/** Everything that a price is weighed against. */
function useListFacts({ nft, collection, form, info, account }: Sought): ListFacts {
  const now = useNow()
  // The winner's bid is an offer, and only a token contract can take what was offered.
  const currencies =
    form.mode === 'english'
      ? info.currencies.filter(({ address }) => address !== zeroAddress)
      : info.currencies
  const { lastSale } = nft
  return {
    currencies,
    held: heldBy(nft, account) ?? 0n,
    standard: nft.standard,
    floor: floorOf(nft, collection),
    // Of several units sold at once it is not said what one of them was.
    lastSale: lastSale && nft.standard === 'erc721' ? lastSale : undefined,
    bestOffer: useBestOffer({ nft, info, account, currencyAddress: form.currencyAddress }),
    earlier: earlierListing(useOwnListings(nft, account), form.currencyAddress),
    seller: account,
    contract: nft.contract,
    names: info.demoAccounts,
    now,
  }
}

function toBreakdown({ unitPrice, quantity }: ReadForm, about: { info: MarketInfo; collection: Collection }) {
  if (unitPrice === undefined || quantity === undefined) return undefined
  return previewBreakdown(unitPrice, quantity, about)
}

/** The highest funded offer that the holder could accept, where it can be compared. */
function useBestOffer(of: Omit<Sought, 'collection' | 'form'> & { currencyAddress: string }) {
  const { nft, info, account, currencyAddress } = of
  const { contract, identifier, collection: slug } = nft
  const about = { assetContractAddress: contract, tokenIds: [identifier], limit: 50 }
  const { data: onItem } = useOrders({ side: 'bid', ...about })
  const { data: onCollection } = useCollectionOffers({ slug, limit: 50 })
  const chosen = info.currencies.find(({ address }) => address === currencyAddress)
  const best = offerRows({
    nft,
    info,
    now: nowSeconds(),
    onItem: onItem?.pages.flatMap((page) => page.orders) ?? [],
    onCollection: onCollection?.pages.flatMap((page) => page.offers) ?? [],
  }).find(
    ({ isCovered, maker, currency }) =>
      isCovered && maker !== account && (!chosen || isSameWorth(currency, chosen)),
  )
  return best && { price: best.unitPrice, currency: best.currency }
}

/** The terms of the listing, or nothing while the form is not complete. */
function toTerms(
  { mode }: ListForm,
  read: ReadForm,
  { nft, collection, info }: { nft: Nft; collection: Collection; info: MarketInfo },
): prepareListing.Options | undefined {
  const { currency, unitPrice, endPrice, quantity, startTime, endTime, buyer } = read
  if (!currency || unitPrice === undefined || quantity === undefined || endTime === undefined)
    return undefined
  return {
    asset: { contract: nft.contract, tokenId: nft.identifier },
    collection,
    price: unitPrice,
    quantity,
    paymentToken: currency.address,
    listingTime: startTime,
    expirationTime: endTime,
    ...(mode === 'dutch' ? { endPrice } : {}),
    ...(mode === 'english' ? { englishAuction: info.auction ?? true } : {}),
    ...(buyer ? { buyer } : {}),
  }
}
