import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { acceptingRows } from './rows/accepting.js'
import { appRows } from './rows/app.js'
import { bundleRows } from './rows/bundle.js'
import { chainRows } from './rows/chains.js'
import { crowdRows } from './rows/crowds.js'
import { flowRows } from './rows/flows.js'
import { freshListingRows } from './rows/freshListings.js'
import { gasRows } from './rows/gas.js'
import { indexingRows } from './rows/indexing.js'
import { loadRows } from './rows/load.js'
import { nodeRows } from './rows/nodes.js'
import { orderHash, orderHashWithoutWasm } from './rows/orderHash.js'
import { overloadRows } from './rows/overload.js'
import { ownWorkRows } from './rows/ownWork.js'
import { readRows } from './rows/reads.js'
import { serverReadRows } from './rows/serverReads.js'
import { stepRows } from './rows/steps.js'
import { streamRows } from './rows/streams.js'
import { treeRows } from './rows/trees.js'
import { type Alone, type Measurement, type Row, ratio } from './setting/Row.js'

const rows: readonly Row[] = [
  orderHash,
  orderHashWithoutWasm,
  ...treeRows,
  ...flowRows,
  ...stepRows,
  ...gasRows,
  ...readRows,
  ...acceptingRows,
  ...bundleRows,
  ...serverReadRows,
  ...chainRows,
  ...loadRows,
  ...overloadRows,
  ...ownWorkRows,
  ...indexingRows,
  ...nodeRows,
  ...crowdRows,
  ...streamRows,
  ...appRows,
  ...freshListingRows,
]

const readme = new URL('../README.md', import.meta.url)
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const head = [
  '| what | unit | ours | peer | ours is better by | aim | peer is |',
  '|---|---|---|---|---|---|---|',
] as const

const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    million: { type: 'boolean' },
    long: { type: 'boolean' },
    hour: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})
const chosen = rows.filter(
  ({ name, flag }) =>
    (!flag || flags[flag]) && (words.length === 0 || words.some((word) => includes(name, word))),
)

if (flags.help) {
  console.log(`Usage: npm run bench -- [word …] [--write]

Measures every row, or only the rows whose name contains one of the words. Alternates between our code and the published peer.
--write writes the results into bench/README.md and keeps the other rows.
--million adds markets with a million orders, which take minutes to fill.
--long adds 10 minutes of using the app, and nodes of providers.
--hour adds what takes the peer an hour.`)
} else {
  const lines = await measureAll()
  console.log(`\n${[...head, ...lines.values()].join('\n')}\n`)
  if (flags.write) await writeFile(readme, withLines(await readFile(readme, 'utf8'), lines))
}

function includes(name: string, word: string): boolean {
  return name.toLowerCase().includes(word.toLowerCase())
}

/** @returns The lines of the table, by the names of their rows. */
async function measureAll(): Promise<Map<string, string>> {
  const lines = new Map<string, string>()
  for (const row of chosen) {
    process.stdout.write(`${row.name} …\n`)
    lines.set(row.name, line(row, await row.measure()))
  }
  return lines
}

/** Replaces the lines of the table in a text. Drops rows that no longer exist and those never measured. */
function withLines(text: string, lines: ReadonlyMap<string, string>): string {
  const start = text.indexOf(head[0])
  const end = text.indexOf('\n\n', start)
  const before = new Map(
    text
      .slice(start, end)
      .split('\n')
      .map((old) => [old.split(' | ')[0]?.slice(2), old]),
  )
  const table = rows.flatMap(({ name }) => lines.get(name) ?? before.get(name) ?? [])
  const machine = `Measured on Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}.`
  const after = text.slice(end).replace(/^\n\nMeasured on .*$/m, `\n\n${machine}`)
  return text.slice(0, start) + [...head, ...table].join('\n') + after
}

function line(row: Row, measurement: Measurement | Alone): string {
  const { ours, peer } = measurement
  const times = ratio(row, measurement)
  const cells = [
    row.name,
    row.unit,
    rounded.format(ours),
    peer === undefined ? '–' : rounded.format(peer),
    times === undefined ? '–' : `${threeDigits.format(times)}×`,
    row.reach,
    row.peer,
  ]
  return `| ${cells.join(' | ')} |`
}
