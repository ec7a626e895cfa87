import { formatCount } from '../format/formatShare.js'

/** How many there are, beside a heading; with a plus where there are more. */
export function Count({ value, more = false }: { value: number; more?: boolean }) {
  return (
    <span className="figures font-sans text-base font-medium text-ink-soft">
      {formatCount(value)}
      {more && '+'}
    </span>
  )
}
