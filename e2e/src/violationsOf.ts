import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe says of a page by WCAG 2.2 A and AA, each finding with the elements that it is about.
 *
 * @param options.of - `colours`: only whether everything stands out enough, of a page that was looked at before in another theme.
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
    // Without a page of its own to put findings of frames together: the app has no frames from elsewhere.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
