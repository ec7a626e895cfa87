import { posix } from 'node:path'

/**
 * Pages of the repository that the site has, by their path in the repository. Others keep the path that they have below
 * `docs`.
 */
const moved: Readonly<Record<string, string>> = {
  'README.md': 'project/readme.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'SECURITY.md': 'project/reporting.md',
  'docs/README.md': 'all.md',
  'docs/api/README.md': 'api/index.md',
}

/** Returns where the site has a page of the repository; `undefined` when it has not. */
export function placeOf(path: string): string | undefined {
  const place = moved[path]
  if (place) return place
  const workspace = /^(?:packages|apps)\/(\w+)\/README\.md$/.exec(path)?.[1]
  if (workspace) return `packages/${workspace}.md`
  // Some hundred pictures of screens, for those who change the app.
  if (path.startsWith('docs/gallery/')) return undefined
  return path.startsWith('docs/') ? path.slice('docs/'.length) : undefined
}

/**
 * Turns a page of the repository into one of the site. A link to a page of the site keeps leading there, and one to
 * anything else, such as a source file, becomes its text, or disappears if it is a paragraph of its own. The site takes no
 * HTML: it drops comments, which are for people who change the page, and has its own form of details.
 *
 * @param text - Markdown.
 * @param path - The path of the page in the repository.
 * @param has - Tells whether the site has a file of the repository: a page or a picture.
 */
export function toPage(text: string, path: string, has: (path: string) => boolean): string {
  const parts = text.split(/^(```[\s\S]*?^```|~~~[\s\S]*?^~~~)$/m)
  return parts.map((part) => (/^(```|~~~)/.test(part) ? part : linkAnew(part, path, has))).join('')
}

function linkAnew(text: string, path: string, has: (path: string) => boolean): string {
  return text
    .replace(/<!--[\s\S]*?-->\n*/g, '')
    .replace(/^<details><summary>(.*)<\/summary>$/gm, '::: details $1')
    .replace(/^<\/details>$/gm, ':::')
    .replace(/(?<=\n\n)\[[^[\]]*\]\(([^)\s]+)\)\n(?=\n|$)/g, (whole, link: string) =>
      isKept(link, path, has) ? whole : '',
    )
    .replace(
      /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
      (whole, mark: string, words: string, link: string) => {
        if (isElsewhere(link)) return whole
        const target = targetOf(link, path, has)
        if (target) return `${mark}[${words}](${target})`
        return mark ? '' : words
      },
    )
    .replaceAll('{{', '&#123;&#123;')
}

const isElsewhere = (link: string) => /^([a-z]+:|#)/.test(link)

function isKept(link: string, path: string, has: (path: string) => boolean): boolean {
  return isElsewhere(link) || targetOf(link, path, has) !== undefined
}

/** Returns where a link of a page leads on the site; `undefined` when the site does not have that. */
function targetOf(link: string, path: string, has: (path: string) => boolean): string | undefined {
  const [file = '', anchor] = link.split('#')
  const target = posix.normalize(posix.join(posix.dirname(path), file))
  const found = [target, posix.join(target, 'README.md')].find(has)
  const place = found && placeOf(found)
  if (!place) return undefined
  const relative = posix.relative(posix.dirname(placeOf(path) ?? path), place)
  return `${relative.startsWith('.') ? relative : `./${relative}`}${anchor ? `#${anchor}` : ''}`
}
