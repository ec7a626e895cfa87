/** A placeholder for the part of another chain. */
export function ChainWaiting() {
  return (
    <div aria-hidden className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <div className="skeleton size-14" />
      <div className="skeleton h-5 w-40" />
    </div>
  )
}
