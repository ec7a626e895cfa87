/**
 * Tells whether an element is in view by what an observer reports. A busy browser reports several changes at once, oldest
 * first.
 */
export function isInView(entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean {
  return entries.at(-1)?.isIntersecting ?? false
}
