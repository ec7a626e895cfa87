import { Spinner } from './Spinner.js'

/** A line that names what is loading, announced to screen readers. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner /> {children}
    </p>
  )
}
