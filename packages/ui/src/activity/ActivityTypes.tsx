import { type ActivityType, activityTypes } from '@souk/market'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'

/** Selects the types to show: all, or some. */
export function ActivityTypes({ types, offered = shownTypes, onTypes }: ActivityTypes.Props) {
  const words = useArea(feedWords)
  const toggle = (type: ActivityType) => {
    const next = types.includes(type) ? types.filter((one) => one !== type) : [...types, type]
    onTypes(next.length === offered.length ? [] : next)
  }
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
      <legend className="sr-only">{words.filter}</legend>
      <Chip pressed={types.length === 0} onPress={() => onTypes([])}>
        {words.all}
      </Chip>
      {offered.map((type) => (
        <Chip key={type} pressed={types.includes(type)} onPress={() => toggle(type)}>
          {words.filters[type]}
        </Chip>
      ))}
    </fieldset>
  )
}

export declare namespace ActivityTypes {
  type Props = {
    /** Empty for all. */
    types: readonly ActivityType[]
    /** @default all types */
    offered?: readonly ActivityType[]
    onTypes: (types: readonly ActivityType[]) => void
  }
}

/** The types that people look for most come first. */
const shownTypes = ['sale', ...activityTypes.filter((type) => type !== 'sale')] as const

function Chip({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-edge px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-(--quick) hover:bg-sunk aria-pressed:border-clay aria-pressed:bg-clay-wash aria-pressed:font-semibold sm:min-h-9"
    >
      {children}
    </button>
  )
}
