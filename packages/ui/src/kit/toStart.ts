/**
 * Scrolls to the start of a content whose bar stays in view, if the content is scrolled under the bar. Other content, which
 * may be shorter, then begins below the bar.
 *
 * @param content - The element that contains the bar at its start.
 *
 * @example
 * toStart(content, bar)
 */
export function toStart(content: Element | null, bar: Element | null): void {
  if (!content || !bar) return
  // A margin moves where the bar stands while nothing is scrolled.
  const { marginTop } = getComputedStyle(bar)
  const start = content.getBoundingClientRect().top + (Number.parseFloat(marginTop) || 0)
  const hidden = bar.getBoundingClientRect().top - start
  if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' })
}
