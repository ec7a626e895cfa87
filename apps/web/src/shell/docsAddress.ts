/**
 * Returns the address of the documentation, with a slash at its end; `undefined` where the market serves none. `npm run site`
 * names it in the page.
 */
export function docsAddress(): string | undefined {
  return document.head.querySelector('link[rel="help"]')?.getAttribute('href') ?? undefined
}
