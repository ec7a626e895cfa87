import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Described, describeExport, parseSource } from './describeExport.js'
import { entriesOf, publicExports, type ReadSource, readFromDisk } from './publicExports.js'
import { root } from './repository/install.mjs'
import { folderOf, packedPackages, readJson } from './repository/workspaces.mjs'

/** A generated page; `path` is relative to the repository's root. */
export type Page = { path: string; text: string }

/** One entry point of a package. */
type Entry = { name: string; path: string }

type Group = { title: string; members: readonly Described[] }

/** The folder of the pages, relative to the repository's root. */
export const folder = 'docs/api'

/** Makes every page of `docs/api` and their index from the docstrings of the public packages. */
export function apiPages(): Page[] {
  const packages = packedPackages.map((name) => ({
    name,
    description: String(readJson(`${folderOf(name)}/package.json`).description),
    entries: entriesOf(folderOf(name)),
  }))
  const pages = packages.flatMap(({ entries }) => entries.map((entry) => toPage(entry)))
  return [{ path: `${folder}/README.md`, text: toIndex(packages) }, ...pages]
}

/**
 * Makes the page of one entry point.
 *
 * @param entry - From `entriesOf`.
 * @param read - Reads sources; tests pass made-up ones.
 */
export function toPage(entry: Entry, read: ReadSource = readFromDisk): Page {
  const found = publicExports(entry.path, read)
  const paths = [...new Set(found.map(({ path }) => path))]
  const sources = new Map(paths.map((path) => [path, parseSource(path, read)]))
  const groups = toGroups(
    found.flatMap((one) => {
      const source = sources.get(one.path)
      return source ? [describeExport(one, source)] : []
    }),
  )
  const anchors = toAnchors(groups)
  const contents = groups.map((group) => toContents(group, anchors)).join('\n')
  return {
    path: `${folder}/${fileOf(entry.name)}`,
    text: `# ${entry.name}\n\n${origin}\n\n${units}\n\n${contents}\n\n${groups.map(toSection).join('\n')}`,
  }
}

/** Only in the repository: the site drops comments. */
const origin = '<!-- Made from the docstrings by `npm run docs`: change those, and not this page. -->'
const units = 'Amounts are in the smallest unit and times in seconds unless a name says otherwise.'

/** What the entry points beside the main one of a package contain. */
const descriptions: Readonly<Record<string, string>> = {
  '@souk/base/schema': 'Schemas that check and decode JSON.',
  '@souk/market/flows': 'Trades: plan, sign, send, resume and cancel.',
  '@souk/market/wire': 'Codecs of the marketplace API, for clients and servers.',
  '@souk/execute/wire': 'Codecs of the step-based API, for clients and servers.',
  '@souk/react/execute': 'Hooks for markets that plan trades as steps.',
  '@souk/contracts/compiler': 'The Solidity compiler, for contracts of your own.',
  '@souk/contracts/testing': 'Contracts for tests, such as tokens that lie.',
  '@souk/devchain/demo':
    'Accounts, collections and addresses of the local chain, without the parts that start a node.',
  '@souk/ui/elements': 'Types of the custom elements and their events.',
}

/** `@souk/market/flows` → `market-flows.md` */
function fileOf(name: string): string {
  return `${name.replace('@souk/', '').replaceAll('/', '-')}.md`
}

function toIndex(
  packages: readonly { name: string; description: string; entries: readonly Entry[] }[],
): string {
  const rows = packages.flatMap(({ name, description, entries }) =>
    entries.map((entry, index) => {
      const what = index === 0 ? `${description}${readmeOf(name)}` : descriptions[entry.name]
      if (!what) throw new Error(`${entry.name} needs a description in tools/apiPages.ts.`)
      return `| [\`${entry.name}\`](${fileOf(entry.name)}) | ${what} |`
    }),
  )
  return `# API\n\n${origin}\n\nEvery export of the public packages. ${units}\n\n| import from | what it has |\n|---|---|\n${rows.join('\n')}\n`
}

function readmeOf(name: string): string {
  const path = `${folderOf(name)}/README.md`
  return existsSync(join(root, path)) ? ` [Guide](../../${path})` : ''
}

/** Top-level exports first, by kind; then namespace modules one by one; then errors, types and values. */
function toGroups(described: readonly Described[]): Group[] {
  const groups = new Map<string, Described[]>(early.map((title) => [title, []]))
  for (const member of described) {
    const title = titleOf(member)
    groups.set(title, [...(groups.get(title) ?? []), member])
  }
  const ordered = [...groups].filter(([title]) => !late.includes(title))
  const last = late.map((title): [string, Described[]] => [title, groups.get(title) ?? []])
  return [...ordered, ...last]
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => ({ title, members: [...members].sort(byName) }))
}

const early = ['Functions', 'Hooks', 'Query options']
const late = ['Errors', 'Types', 'Values']

function titleOf({ name, kind }: Described): string {
  const [space = '', inner] = name.split('.')
  if (inner !== undefined) return space
  if (kind === 'class') return 'Errors'
  if (kind === 'type') return 'Types'
  if (/^use[A-Z]/.test(name)) return 'Hooks'
  if (name.endsWith('QueryOptions')) return 'Query options'
  return kind === 'const' ? 'Values' : 'Functions'
}

const byName = (a: Described, b: Described) => (a.name < b.name ? -1 : 1)

/** Returns the anchors of all headings. Equal ones get a number. */
function toAnchors(groups: readonly Group[]): ReadonlyMap<Described, string> {
  const uses = new Map<string, number>()
  const anchorOf = (heading: string) => {
    const plain = heading.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
    const count = uses.get(plain) ?? 0
    uses.set(plain, count + 1)
    return count === 0 ? plain : `${plain}-${count}`
  }
  return new Map(
    groups.flatMap(({ title, members }) => {
      anchorOf(title)
      return members.filter(hasHeading).map((member): [Described, string] => [member, anchorOf(member.name)])
    }),
  )
}

/** Errors are table rows and have no heading. */
const hasHeading = ({ kind }: Described) => kind !== 'class'

function toContents({ title, members }: Group, anchors: ReadonlyMap<Described, string>): string {
  const link = `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`
  const names = members.filter(hasHeading).map((member) => {
    const short = member.name.replace(`${title}.`, '')
    return `[\`${short}\`](#${anchors.get(member)})`
  })
  return `- ${link}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
}

function toSection({ title, members }: Group): string {
  const errors = members.filter((member) => !hasHeading(member))
  const entries = members.filter(hasHeading).map(toEntry)
  return [`## ${title}\n`, ...entries, ...(errors.length > 0 ? [toErrors(errors)] : [])].join('\n')
}

function toEntry({ name, path, doc, signature, types }: Described): string {
  const parts = [
    `### ${name}`,
    doc.text,
    fence(signature),
    doc.parameters.map(({ name, text }) => `- \`${name}\`${text && `: ${oneLine(text)}`}`).join('\n'),
    doc.returns && `Returns: ${oneLine(doc.returns)}`,
    doc.throws
      .map(({ names, text }) =>
        ['- Throws', names.map(code).join(', '), oneLine(text)].filter(Boolean).join(' '),
      )
      .join('\n'),
    ...doc.examples.map(fence),
    types && `<details><summary>Types</summary>\n\n${fence(types)}\n\n</details>`,
    `[Source](${posix.relative(folder, path)})`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function toErrors(errors: readonly Described[]): string {
  const rows = errors.map(
    ({ name, errorName, doc, path, signature }) =>
      `| [\`${name}\`](${posix.relative(folder, path)}) | ${errorName ? code(errorName) : ''} | ${cell(doc.text)} | ${code(cell(factsOf(signature)))} |`,
  )
  return `| error | \`name\` | when | facts |\n|---|---|---|---|\n${rows.join('\n')}\n`.replaceAll(
    '| `` |',
    '| |',
  )
}

/** `class A extends BaseError<{ … }>` → `{ … }` */
function factsOf(signature: string): string {
  return /extends \w+<(.*)>/s.exec(signature)?.[1]?.trim() ?? ''
}

const code = (text: string) => `\`${text}\``
const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\``
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
const cell = (text: string) => oneLine(text).replaceAll('|', '\\|')
