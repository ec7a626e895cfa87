import type { Collection, OfferTrait } from '@souk/market'
import { X } from 'lucide-react'
import { formatCount } from '../../format/formatShare.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import { countItems } from '../../nft/countItems.js'
import { traitText } from '../../orders/fits.js'

/** Chooses the items of a collection that an offer is for: any, or those that have all of some traits. */
export function TraitPicker({ collection, traits, onTraits }: TraitPicker.Props) {
  const { offerForm } = useArea(collectionWords)
  const types = Object.entries(collection.traits)
  // An item usually has only one value of each type.
  const left = types.filter(([type]) => !traits.some((trait) => trait.type === type))
  if (types.length === 0) return null
  return (
    <Field label={offerForm.for} hint={hintOf({ collection, traits }, offerForm)}>
      {(control) => (
        <div className="space-y-2">
          {traits.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {traits.map((trait) => (
                <li key={trait.type} className="max-w-full">
                  <button
                    type="button"
                    aria-label={offerForm.without(traitText([trait]))}
                    onClick={() => onTraits(traits.filter((other) => other !== trait))}
                    className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-clay-wash px-3.5 text-sm font-medium hover:bg-line"
                  >
                    <span className="truncate">{traitText([trait])}</span>
                    <X aria-hidden className="size-3.5 shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {left.length > 0 && (
            <select
              {...control}
              value=""
              onChange={(event) => onTraits([...traits, ...read(event.target.value)])}
              className={controlClass}
            >
              <option value="">{traits.length > 0 ? offerForm.another : offerForm.any}</option>
              {left.map(([type, values]) => (
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
        </div>
      )}
    </Field>
  )
}

export declare namespace TraitPicker {
  type Props = {
    collection: Collection
    /** Empty for any item. */
    traits: readonly OfferTrait[]
    onTraits: (traits: readonly OfferTrait[]) => void
  }
}

/** The counts of a collection cover single traits, not combinations. */
function hintOf(
  { collection, traits: [trait, ...more] }: Pick<TraitPicker.Props, 'collection' | 'traits'>,
  { fits, fitsLater }: (typeof collectionWords)['en']['offerForm'],
): string | undefined {
  if (more.length > 0) return fitsLater
  const count = trait ? collection.traits[trait.type]?.[trait.value] : countItems(collection)
  return count === undefined ? undefined : fits(formatCount(count))
}

/** The option values are our own: pairs of type and value. */
function read(text: string): readonly OfferTrait[] {
  if (text === '') return []
  const [type, value]: string[] = JSON.parse(text)
  return type !== undefined && value !== undefined ? [{ type, value }] : []
}
