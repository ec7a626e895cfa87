import type { Collection, OfferTrait } from '@souk/market'
import type { prepareCollectionOffer } from '@souk/market/flows'
import { useCollection, useCreateCollectionOffer } from '@souk/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import { useArea } from '../../i18n/useArea.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { MadeOffer } from './MadeOffer.js'
import { OfferDialog } from './OfferDialog.js'
import { collectionOfferLines } from './offerLines.js'
import { signedTerms } from './signedTerms.js'
import { TraitPicker } from './TraitPicker.js'
import { toCollectionOffer } from './toOfferTerms.js'
import { useOfferForm } from './useOfferForm.js'

type Props = { intent: Extract<TradeIntent, { kind: 'collectionOffer' }>; onClose: () => void }

/** Reads the data of the dialog for a collection offer, then shows it. */
export function CollectionOfferDialogContainer(props: Props) {
  const { data: collection, error } = useCollection({ slug: props.intent.slug })
  if (!collection) return <OpeningDialog kind="collectionOffer" errors={[error]} onClose={props.onClose} />
  return <Offering {...props} collection={collection} />
}

function Offering({ intent, onClose, collection }: Props & { collection: Collection }) {
  const area = useArea(collectionWords).offerForm
  const flow = useCreateCollectionOffer()
  const guard = useGuard({ collections: [collection] })
  const [traits, setTraits] = useState<readonly OfferTrait[]>(intent.traits ?? [])
  const { floor } = collection.stats
  const offer = useOfferForm({
    collection: collection.name,
    // Only a token contract can transfer the offered amount when a seller accepts.
    isPayable: ({ address }) => address !== zeroAddress,
    // An offer can be for several items of any collection.
    standard: 'erc1155',
    // Items with the traits may cost more than the floor.
    listing: floor && traits.length === 0 ? { unitPrice: floor.price, currency: floor.currency } : undefined,
  })
  const { words, info, exactApproval } = offer.trade
  const prepare = () => {
    const terms = toCollectionOffer(offer, { collection, traits })
    if (!terms) return
    offer.keepWarnings()
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: collection.name })
  }
  const told = { info, words, area, collection, traits }
  return (
    <OfferDialog
      flow={flow}
      offer={offer}
      collection={collection}
      name={area.title}
      picture={collection.imageUrl}
      aim={<TraitPicker collection={collection} traits={traits} onTraits={setTraits} />}
      rowsOf={(plan: prepareCollectionOffer.Plan) => collectionOfferLines(plan, told)}
      receipt={(made) => <MadeOffer {...signedTerms(made, info)} words={words} onClose={onClose} />}
      onSubmit={prepare}
      onClose={onClose}
    />
  )
}
