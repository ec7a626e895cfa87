import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { type Measurement, type Row, ratio } from './Row.js'
import { requestsToCreate, requestsToFulfill } from './rows/nodeRequests.js'
import { orderHash, orderHashWithoutWasm } from './rows/orderHash.js'

const rows: readonly Row[] = [orderHash, orderHashWithoutWasm, requestsToCreate, requestsToFulfill]

const filter = process.argv[2]
const chosen = rows.filter((row) => !filter || row.name.toLowerCase().includes(filter.toLowerCase()))
const lines: string[] = []
for (const row of chosen) {
  process.stdout.write(`${row.name} …\n`)
  lines.push(line(row, await row.measure()))
}
const table = [
  '| what | unit | ours | peer | ours is better by | aim | peer is |',
  '|---|---|---|---|---|---|---|',
  ...lines,
].join('\n')
console.log(`\n${table}\n`)
if (!filter) await writeFile(new URL('../README.md', import.meta.url), readme(table))

function line(row: Row, measurement: Measurement): string {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
  const times = `${new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(ratio(row, measurement))}×`
  const { ours, peer } = measurement
  return `| ${[row.name, row.unit, number.format(ours), number.format(peer), times, row.reach, row.peer].join(' | ')} |`
}

function readme(table: string): string {
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
  return `# Speed beside the peers

\`npm run bench\` measures each row in one process, ours and the published peer in turns, takes the median of the rounds and
writes this file; \`npm run bench -- hash\` measures only the rows whose name contains a word and writes nothing. Trust the
ratios: absolute numbers move with whatever else the machine does.

${table}

Measured on ${machine}.

## What was tried for the order hash

- The peer and viem's own \`hashStruct\` hash about 4,000 orders a second: most of the time goes into keccak in plain
  JavaScript, the rest into encoders that walk the type description.
- A fixed layout written straight into memory, on the keccak that viem brings (\`Order.hash\`), needs no extra bytes and is
  what single orders use. The keccak is the limit there.
- Where many orders are hashed, \`Order.createHasher\` assembles a keccak in WebAssembly (under 2 kB, about 5 kB of readable source,
  see \`packages/seaport/src/internal/keccakWasm.ts\`) and lets the encoder write into its memory. With the kept library
  hash-wasm under the same encoder about 26 times the peer was seen, and 38 to 47 with this one: there, each hash crosses into
  WebAssembly three times and copies its input.
- Where WebAssembly is missing or a content security policy forbids it, the same code runs on the plain keccak.
`
}
