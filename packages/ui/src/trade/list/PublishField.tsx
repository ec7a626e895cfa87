import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { Choice } from '../../kit/Choice.js'

const ways = ['signature', 'chain'] as const

/** Asks how an order becomes public and binding: by a signature, or by a transaction. */
export function PublishField({ isOnChain, onChange }: PublishField.Props) {
  const { onChain } = useArea(listingWords)
  const chosen = isOnChain ? 'chain' : 'signature'
  return (
    <div>
      <Choice
        label={onChain.label}
        options={ways.map((value) => ({ value, label: onChain.ways[value] }))}
        value={chosen}
        onChange={(way) => onChange({ isOnChain: way === 'chain' })}
      />
      <p className="mt-2 text-sm text-ink-soft">{onChain.meaning[chosen]}</p>
    </div>
  )
}

export declare namespace PublishField {
  type Props = { isOnChain: boolean; onChange: (change: { isOnChain: boolean }) => void }
}
