/** A placeholder for a small box that is loading. */
export function BoxSkeleton() {
  return <div aria-hidden className="skeleton h-16 rounded-card" />
}
