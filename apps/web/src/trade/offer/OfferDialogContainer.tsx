import type { MarketAuction } from '@souk/market'
import type { prepareCreateOffer } from '@souk/market/flows'
import { useCreateOffer } from '@souk/react'
import { zeroAddress } from 'viem'
import { useLiveAuction } from '../../auctions/useLiveAuction.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { type Item, useItem } from '../shared/useItem.js'
import { MadeBidContainer } from './MadeBidContainer.js'
import { OfferDialog } from './OfferDialog.js'
import { itemOfferLines } from './offerLines.js'
import { toItemOffer } from './toOfferTerms.js'
import { useOfferForm } from './useOfferForm.js'

type Props = { intent: Extract<TradeIntent, { kind: 'offer' }>; onClose: () => void }

/** Reads the data of the offer dialog, then shows it. */
export function OfferDialogContainer({ intent, onClose }: Props) {
  const { item, errors } = useItem(intent)
  const { data: auction, error } = useLiveAuction(intent.auction)
  if (!item || (intent.auction && !auction))
    return <OpeningDialog kind="offer" errors={[...errors, error]} onClose={onClose} />
  return <ItemOffer {...item} {...{ intent, auction, onClose }} />
}

/** `auction`: the auction that the offer is a bid on. */
type About = Item & Props & { auction: MarketAuction | undefined }

function ItemOffer({ intent, nft, collection, auction, onClose }: About) {
  const flow = useCreateOffer()
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const offer = useOfferForm({
    kind: 'offer',
    collection: collection.name,
    draft: intent.draft,
    again: (draft) => ({ ...intent, draft }),
    // Only a token contract can transfer the offered amount when a seller accepts.
    isPayable: ({ address }) =>
      auction ? isSameAddress(address, auction.order.currency.address) : address !== zeroAddress,
    standard: nft.standard,
    listing: nft.listing,
    auction: auction && { ...auction, highest: auction.highestBid?.price },
  })
  const { words, info, exactApproval } = offer.trade
  const name = nftName(nft)
  const prepare = () => {
    const terms = toItemOffer(offer, { nft, collection, auction, now: offer.trade.clock() })
    if (!terms) return
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: name })
  }
  return (
    <OfferDialog
      flow={flow}
      offer={offer}
      collection={collection}
      name={name}
      picture={nft.imageUrl}
      rowsOf={(plan: prepareCreateOffer.Plan) => itemOfferLines(plan, { info, words, collection, name })}
      receipt={(order) => <MadeBidContainer {...{ order, auction, words, onClose }} />}
      onSubmit={prepare}
      onClose={onClose}
    />
  )
}
