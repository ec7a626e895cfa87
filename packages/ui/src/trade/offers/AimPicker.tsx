import type { Collection } from '@souk/market'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { Choice } from '../../kit/Choice.js'
import { TokenIdsField } from './TokenIdsField.js'
import { TraitPicker } from './TraitPicker.js'
import type { useAim } from './useAim.js'

const scopes = ['any', 'ids'] as const

/** Chooses the items of a collection that an offer is for: any, those with some traits, or a list of token ids. */
export function AimPicker({ collection, chosen }: AimPicker.Props) {
  const { tokens: words } = useArea(severalWords)
  const { aim, onAim } = chosen
  return (
    <>
      <Choice
        label={words.scope}
        options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
        value={aim.scope}
        onChange={(scope) => onAim({ scope })}
      />
      {aim.scope === 'any' ? (
        <TraitPicker collection={collection} traits={aim.traits} onTraits={(traits) => onAim({ traits })} />
      ) : (
        <TokenIdsField
          typed={aim.typed}
          tokens={chosen}
          note={words.shown}
          onType={(typed) => onAim({ typed })}
        />
      )}
    </>
  )
}

export declare namespace AimPicker {
  type Props = { collection: Collection; chosen: useAim.Result }
}
