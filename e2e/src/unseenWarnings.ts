import type { Page } from 'playwright-core'

/**
 * Finds warnings of open dialogs that a visitor cannot know of: their first lines are below the view, and no line above
 * the buttons, which stay in view, says so.
 */
export function unseenWarnings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"]')].flatMap((dialog) => {
      const inView = (element: Element, height: number) => {
        const { top, bottom, left } = element.getBoundingClientRect()
        const y = Math.min(bottom, top + height) - 2
        const drawn = document.elementFromPoint(left + 20, y)
        return drawn !== null && element.contains(drawn)
      }
      const isAbove = (element: Element) =>
        element.getBoundingClientRect().top < dialog.getBoundingClientRect().top
      const leads = [...dialog.querySelectorAll('button')].filter(({ innerText }) =>
        /^(Show the .*warnings? below|.*Warnung(en)? weiter unten zeigen)$/.test(innerText),
      )
      if (leads.some((lead) => inView(lead, 40))) return []
      return [...dialog.querySelectorAll('[data-warning]')]
        .filter((warning) => !inView(warning, 40) && !isAbove(warning))
        .map((warning) => `out of view: ${warning.textContent}`)
    }),
  )
}
