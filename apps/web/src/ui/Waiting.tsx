import { Spinner } from './Spinner.js'

/** A line that says what is awaited, and is read out. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner /> {children}
    </p>
  )
}
