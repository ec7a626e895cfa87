const skeletons = Array.from({ length: 12 }, (_, index) => index)

/** A placeholder for a grid that is loading. */
export function NftGridSkeleton() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-2 gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]"
    >
      {skeletons.map((index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="skeleton aspect-square rounded-none" />
          <div className="h-22 space-y-3 px-3 py-3">
            <div className="skeleton h-8 w-3/4" />
            <div className="skeleton h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
