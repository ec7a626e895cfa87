import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../tools/repository/install.mjs'

/** A call of a published client, and its result against the market. */
export type ClientCall = { client: string; version: string; call: string; result: string }

/** The table in the documentation. */
const page = join(root, 'docs', 'clients.md')

/**
 * Returns the sections of these clients as the documentation has them, and as they should be. With
 * `SOUK_RENEW_CLIENTS=1` it first writes them into the documentation; the sections of other clients stay.
 */
export async function compareTable(calls: readonly ClientCall[]) {
  const due = groupsOf(calls)
  const known = sectionsOf(await readFile(page, 'utf8'))
  if (process.env.SOUK_RENEW_CLIENTS) {
    for (const [name, text] of due) known.set(name, text)
    const sorted = [...known].sort(([a], [b]) => compare(a, b)).map(([, text]) => text)
    await writeFile(page, [head, ...sorted].join('\n'))
  }
  return { documented: new Map([...due.keys()].map((name) => [name, known.get(name)])), due }
}

const head = `# Published clients

These are the calls of published clients of both families of APIs, made unchanged against a market. \`npm run test:consumers\` makes them and
compares this page with their results; \`SOUK_RENEW_CLIENTS=1\` writes it. "Refused" names the \`code\` and the message of the market's answer.
`

/** By name, and by version as numbers. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^(?=## )/m)
  return new Map(
    sections.map((section) => [section.slice(3, section.indexOf('\n')), `${section.trimEnd()}\n`]),
  )
}

function groupsOf(calls: readonly ClientCall[]): Map<string, string> {
  const groups = new Map<string, ClientCall[]>()
  for (const call of calls) {
    const name = `${call.client} ${call.version}`
    groups.set(name, [...(groups.get(name) ?? []), call])
  }
  return new Map([...groups].map(([name, made]) => [name, printGroup(name, made)]))
}

function printGroup(name: string, calls: readonly ClientCall[]): string {
  const works = calls.filter(({ result }) => result === 'works').length
  const rows = calls.map(({ call, result }) => `| \`${call}\` | ${result.replaceAll('|', '\\|')} |`)
  return [
    `## ${name}`,
    '',
    `${works} of ${calls.length} calls work.`,
    '',
    '| call | result |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}
