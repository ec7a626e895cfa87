/**
 * The price on a card, in one line. Words may be cut where there is no room, but never the amount: a long one is
 * smaller instead.
 */
export function PriceLine({ text, money = '', className = '' }: PriceLine.Props) {
  const at = text.indexOf(money)
  const before = text.slice(0, at).trim()
  const after = text.slice(at + money.length).trim()
  const size = sizes.find(({ from }) => text.length >= from)?.size ?? ''
  return (
    <span className={`flex min-w-0 items-baseline gap-[0.28em] whitespace-nowrap ${size} ${className}`}>
      {/* The spaces show nothing here, and keep the words apart where they are copied or read aloud. */}
      {before && <span className="min-w-0 truncate">{before}</span>}{' '}
      {money && <span className="shrink-0">{money}</span>}{' '}
      {after && <span className="min-w-0 truncate">{after}</span>}
    </span>
  )
}

/** From this many characters on, a text does not fit the narrowest card of a phone at the size before. */
const sizes = [
  { from: 20, size: 'text-[0.6875rem]' },
  { from: 16, size: 'text-xs' },
] as const

export declare namespace PriceLine {
  type Props = {
    /** The words with the amount. */
    text: string
    /** The amount within the words; absent if there is none. */
    money?: string | undefined
    className?: string
  }
}
