import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { type Alone, type Measurement, type Row, ratio } from './Row.js'
import { acceptingRows } from './rows/accepting.js'
import { bundleRows } from './rows/bundle.js'
import { flowRows } from './rows/flows.js'
import { gasRows } from './rows/gas.js'
import { indexingRows } from './rows/indexing.js'
import { orderHash, orderHashWithoutWasm } from './rows/orderHash.js'
import { readRows } from './rows/reads.js'
import { serverReadRows } from './rows/serverReads.js'
import { streamRows } from './rows/streams.js'
import { treeRows } from './rows/trees.js'

const rows: readonly Row[] = [
  orderHash,
  orderHashWithoutWasm,
  ...treeRows,
  ...flowRows,
  ...gasRows,
  ...readRows,
  ...acceptingRows,
  ...bundleRows,
  ...serverReadRows,
  ...indexingRows,
  ...streamRows,
]

const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

const filter = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
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
- Where WebAssembly is missing or a content security policy forbids it, the same encoder runs on a keccak in plain JavaScript that
  keeps even and odd bits of a lane apart: turning a lane then is two machine instructions instead of six, which gains a
  quarter. One round is written out without a loop (by a test, from the standard's formulas); two rounds in one function or
  the whole state in local variables were no faster. Evaluating generated code would be, where the policy allows it, and
  there WebAssembly is allowed as well.
- The encoder is now about half of the time on WebAssembly. Two hashes at once by SIMD would gain another third; it would need
  a second, larger module and a fallback, so it was left out.

## Trees

- Bulk signing writes and hashes only what differs from the order before: mostly the token and the salt, so that six
  permutations of thirteen are left. Hashes go straight to the leaves of the tree in the memory of one engine, where the tree grows in
  place, and no branch is built of which all leaves are filling. A local account signs the digest; handing viem the typed data would
  hash all orders again. A signature is written over the one before it: in turn, two nodes of the proof differ. The texts
  are flat: chains of pieces are made in about half the time, which whoever reads them pays back.
- In a fresh process a thousand orders are over before most code is compiled, so that little code counts for more than quick code.
  The domain and digest have a fixed layout (walking a description of the types took a tenth of the whole), the WebAssembly is
  laid out once from nested lists (a sixth of the time of lists spread into lists), and the guard recognizes a plain sale in one pass (a fifth
  of the time of asking all checks, which a test asks as well).
- What is left of 1,024 orders: two fifths encode and hash them, a fifth is the wallet's signature, and about a tenth each are its
  recovery, the guard and the encoded signatures. The signature is recovered for every account: who signed is checked, not believed.
- Tried and left out: taking the effect of the columns into the turns of keccak (no faster), straight code for each field in place
  of a table (no faster, larger), hexadecimal text per level of the tree joined for each proof (slower). Two hashes at once
  by SIMD, by estimate, would save an eighth of 16,384 orders and nothing of 1,024, for a second module and orders in lockstep.
- Criteria leaves are sorted by their first 32 bits and found by halving; the peer compares hexadecimal strings and searches
  from the start.
`
}
