import type { Collection, OfferTrait } from '@souk/market'
import { formatCount } from '../format/formatShare.js'
import { countItems } from '../nft/countItems.js'
import { controlClass, Field } from '../ui/Field.js'
import { collectionWords } from '../words/areas/collection.js'
import { useArea } from '../words/areas/useArea.js'

/** Which of a collection's items an offer is for: any, or those with one trait. */
export function TraitPicker({ collection, trait, onTrait }: TraitPicker.Props) {
  const { offerForm } = useArea(collectionWords)
  const types = Object.entries(collection.traits)
  const count = trait ? collection.traits[trait.type]?.[trait.value] : countItems(collection)
  if (types.length === 0) return null
  return (
    <Field label={offerForm.for} hint={count === undefined ? undefined : offerForm.fits(formatCount(count))}>
      {(control) => (
        <select
          {...control}
          value={trait ? JSON.stringify([trait.type, trait.value]) : ''}
          onChange={(event) => onTrait(read(event.target.value))}
          className={controlClass}
        >
          <option value="">{offerForm.any}</option>
          {types.map(([type, values]) => (
            <optgroup key={type} label={type}>
              {Object.entries(values).map(([value, count]) => (
                <option key={value} value={JSON.stringify([type, value])}>
                  {`${type}: ${value} (${formatCount(count)})`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

export declare namespace TraitPicker {
  type Props = {
    collection: Collection
    /** Left out for any item. */
    trait: OfferTrait | undefined
    onTrait: (trait: OfferTrait | undefined) => void
  }
}

/** The options are ours: pairs of type and value. */
function read(text: string): OfferTrait | undefined {
  if (text === '') return undefined
  const [type, value]: string[] = JSON.parse(text)
  return type !== undefined && value !== undefined ? { type, value } : undefined
}
