import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * Checks a page with axe for WCAG 2.2 A and AA. Each finding names its elements.
 *
 * @param options.of - `colours`: checks only contrast, for a page that was already checked in another theme.
 */
export async function violationsOf(
  page: Page,
  options: { of: 'all' | 'colours' } = { of: 'all' },
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (options.of === 'all'
    ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    : axe.withRules(['color-contrast'])
  )
    // Without the extra page that combines the findings of frames: the app has no frames from other sites.
    .setLegacyMode()
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const wrong = []
    for (const node of nodes)
      if (!isPartlyCovered(node) || (await staysCovered(page, node))) wrong.push(node.target)
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(', ')}`)
  }
  return found
}

/** A target that the header or the bar of a phone happens to cover in part, where the page is scrolled. */
function isPartlyCovered({ any }: Node): boolean {
  return any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured')
}

/** Tells whether something still covers a target when it has the focus, so that scrolling does not uncover it. */
async function staysCovered(page: Page, { target }: Node): Promise<boolean> {
  return page
    .locator(String(target.at(-1)))
    .first()
    .evaluate((element) => {
      const before = { left: scrollX, top: scrollY, behavior: 'instant' } as const
      if (element instanceof HTMLElement) element.focus()
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => ({ x, y })))
      const isCovered = corners.some(({ x, y }) => {
        const upper = document.elementFromPoint(x, y)
        return upper?.closest('header, [data-bar]') && !upper.contains(element) && !element.contains(upper)
      })
      if (element instanceof HTMLElement) element.blur()
      scrollTo(before)
      return isCovered === true
    })
}

type Node = Result['nodes'][number]
type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
