const rows = [0, 1, 2, 3]

/** A placeholder for a list that is loading. */
export function RowsSkeleton() {
  return (
    <div
      aria-hidden
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-4 px-4 py-3">
          <div className="skeleton size-12" />
          <div className="skeleton h-5 flex-1" />
          <div className="skeleton h-5 w-24" />
        </div>
      ))}
    </div>
  )
}
