import type { prepareCreateOffer } from '@souk/market/flows'
import { useLiveAuction } from '../../auctions/useLiveAuction.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { useItem } from '../shared/useItem.js'
import { FeesTooHigh } from './FeesTooHigh.js'
import { MadeBidContainer } from './MadeBidContainer.js'
import { OfferDialog } from './OfferDialog.js'
import { itemOfferLines } from './offerLines.js'
import { useItemOffer } from './useItemOffer.js'

type Props = { intent: Extract<TradeIntent, { kind: 'offer' }>; onClose: () => void }

/** Reads the data of the offer dialog, then shows it. */
export function OfferDialogContainer({ intent, onClose }: Props) {
  const { item, errors } = useItem(intent)
  const { data: auction, error } = useLiveAuction(intent.auction)
  if (!item || (intent.auction && !auction))
    return (
      <OpeningDialog kind={intent.auction ? 'bid' : 'offer'} errors={[...errors, error]} onClose={onClose} />
    )
  return <ItemOffer {...item} {...{ intent, auction, onClose }} />
}

function ItemOffer(about: useItemOffer.About & Pick<Props, 'onClose'>) {
  const { nft, collection, auction, onClose } = about
  const { flow, offer, ownOffers, bid, name, prepare } = useItemOffer(about)
  const { words, info } = offer.trade
  return (
    <OfferDialog
      flow={flow}
      offer={offer}
      collection={collection}
      hints={bid.hints}
      hold={bid.hold}
      ownOffers={ownOffers}
      aim={bid.excess && <FeesTooHigh excess={bid.excess} />}
      name={name}
      picture={nft.imageUrl}
      rowsOf={(plan: prepareCreateOffer.Plan) =>
        itemOfferLines(plan, { info, words, collection, name, ...bid })
      }
      receipt={(order) => <MadeBidContainer {...{ order, nft, auction, words, onClose }} />}
      onSubmit={prepare}
      onClose={onClose}
    />
  )
}
