import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { readFromDisk } from './publicExports.js'
import { root } from './repository/install.mjs'
import { getWorkspaces } from './repository/workspaces.mjs'
import { searches } from './site/searches.js'

const pages = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...['docs', 'docs/api', 'docs/gallery', 'docs/guides'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
  ),
  ...getWorkspaces().map(({ folder }) => `${folder}/README.md`),
].filter((path) => path.endsWith('.md') && existsSync(join(root, path)))

test.each(pages)('behavior: the link targets of %s exist', (path) => {
  expect(linksOf(path).filter((link) => !leads(path, link))).toEqual([])
})

test('behavior: the sections that the search of the site has to find exist', () => {
  const places = Object.values(searches).map((place) => place.replace(/^[^#]*/, '$&.md'))
  expect(places.filter((place) => !leads('docs/README.md', place) && !leads('site/index.md', place))).toEqual(
    [],
  )
})

const anchors = new Map(pages.map((path) => [path, anchorsOf(path)]))

/** Lists links to files and headings of the repository. */
function linksOf(path: string): string[] {
  const prose = readFromDisk(path).replace(/^```.*?^```/gms, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) =>
    /^\w+:/.test(link) ? [] : [link],
  )
}

function leads(path: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : posix.join(posix.dirname(path), file)
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || anchors.get(target)?.has(anchor) !== false
}

/** Returns anchors as code forges make them: a repeated heading gets a number. */
function anchorsOf(path: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, heading = ''] of readFromDisk(path)
    .replace(/^```.*?^```/gms, '')
    .matchAll(/^#+ (.*)$/gm)) {
    const plain = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    let anchor = plain
    for (let count = 1; found.has(anchor); count++) anchor = `${plain}-${count}`
    found.add(anchor)
  }
  return found
}
