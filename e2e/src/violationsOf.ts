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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
