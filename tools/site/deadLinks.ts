import { posix } from 'node:path'

/**
 * Lists the links of built pages that lead nowhere: to a missing file, or to a heading that the page does not have.
 *
 * @param pages - The HTML of each page, by its path below the site, such as `guides/bots.html`.
 * @param has - Tells whether the site has another file.
 * @param base - The path of the site on its server, such as `/docs/`.
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  { has, base }: { has: (path: string) => boolean; base: string },
): readonly string[] {
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]))
  return [...pages].flatMap(([path, html]) =>
    linksOf(html)
      .filter((link) => !leads(link, path))
      .map((link) => `${path}: ${link}`),
  )

  function leads(link: string, from: string): boolean {
    const { pathname, hash } = new URL(link, `http://site${base}${from}`)
    if (!pathname.startsWith(base)) return true
    const path = pathname.slice(base.length)
    const page = [path, `${path}.html`, posix.join(path, 'index.html')].find((name) => pages.has(name))
    if (!page) return path !== '' && has(path)
    return hash === '' || anchors.get(page)?.has(decodeURIComponent(hash.slice(1))) === true
  }
}

function linksOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return [...new Set(links)].filter((link) => !/^[a-z]+:/i.test(link))
}

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
}
