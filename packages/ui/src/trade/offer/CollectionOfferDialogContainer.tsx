import type { Collection } from '@souk/market'
import type { prepareCreateCollectionOffer } from '@souk/market/flows'
import { useCollection } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import { useArea } from '../../i18n/useArea.js'
import { AimFields } from '../offers/AimFields.js'
import { signedTerms } from '../offers/signedTerms.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import { MadeOffer } from './MadeOffer.js'
import { OfferDialog } from './OfferDialog.js'
import { collectionOfferLines } from './offerLines.js'
import { useCollectionOffer } from './useCollectionOffer.js'

type Props = { intent: Extract<TradeIntent, { kind: 'collectionOffer' }>; onClose: () => void }

/** Reads the data of the dialog for a collection offer, then shows it. */
export function CollectionOfferDialogContainer(props: Props) {
  const { data: collection, error } = useCollection({ slug: props.intent.slug })
  if (!collection) return <OpeningDialog kind="collectionOffer" errors={[error]} onClose={props.onClose} />
  return <Offering {...props} collection={collection} />
}

function Offering({ intent, onClose, collection }: Props & { collection: Collection }) {
  const area = useArea(collectionWords).offerForm
  const desk = useTradeDialogs()
  const { flow, chosen, offer, own, prepare } = useCollectionOffer(intent, collection)
  const { words, info } = offer.trade
  const { aim, subject } = chosen
  const told = { info, words, area, collection, traits: subject.traits ?? [] }
  return (
    <OfferDialog
      flow={flow}
      offer={offer}
      collection={collection}
      hints={{ bestOffer: collection.stats.topOffer, floor: collection.stats.floor }}
      name={area.title}
      picture={collection.imageUrl}
      aim={
        <AimFields
          {...{ collection, chosen }}
          mode="one"
          onOther={() => desk.trade({ kind: 'ladder', slug: collection.slug, aim })}
        />
      }
      hold={chosen.issue}
      ownOffers={own}
      rowsOf={(plan: prepareCreateCollectionOffer.Plan) => collectionOfferLines(plan, told)}
      receipt={(made) => (
        <MadeOffer
          {...signedTerms(made, info)}
          older={own && <OwnOffersContainer {...own} except={made.orderHash} place="receipt" />}
          words={words}
          onClose={onClose}
        />
      )}
      onSubmit={prepare}
      onClose={onClose}
    />
  )
}
