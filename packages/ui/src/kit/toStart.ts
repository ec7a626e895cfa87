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
  const hidden = bar.getBoundingClientRect().top - content.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' })
}
