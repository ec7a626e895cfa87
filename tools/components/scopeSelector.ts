import { BaseError } from '@souk/base'

const page = /^(?::root|:host|html|body)(?![\w-])/
const elsewhere = /(?<![\w\\.#-])(?:html|body)(?![\w-])|:root|:host/

/**
 * Scopes one selector below `.souk`.
 *
 * @param options.step - How many ids its specificity has, so that it counts more than selectors of the page and of earlier steps.
 * @throws {UnscopedError} when the selector speaks of the page after its beginning.
 */
export function scopeSelector(selector: string, { step }: { step: number }): string {
  const scope = `:is(${'#souk-'.repeat(step)},.souk)`
  const rest = selector.replace(page, '')
  if (elsewhere.test(rest)) throw new UnscopedError({ selector })
  return page.test(selector) ? `${scope}${rest}` : `${scope} ${selector}`
}

/** Thrown when a selector speaks of the page in a way that cannot be scoped. */
export class UnscopedError extends BaseError<{ selector: string }> {
  override readonly name = 'scopeSelector.UnscopedError'
  constructor(facts: { selector: string }) {
    super(`The selector ${facts.selector} concerns the whole page. Let it begin with :root, html or body.`, {
      facts,
    })
  }
}
