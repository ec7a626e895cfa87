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
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes.filter((node) => !isUnderBar(node))
    return found.length > 0 ? [`${id}: ${found.map(({ target }) => target).join(', ')}`] : []
  })
}

/** A button that the page's header or the bar of a phone happens to cover in part. Scrolling uncovers it. */
function isUnderBar({ any }: Result['nodes'][number]): boolean {
  return any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured')
}

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
