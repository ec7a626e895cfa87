import { startDevchain } from '@souk/devchain'
import { drawCollection, type Kind } from './draw.js'
import { type DeadHost, type Host, startHost } from './hosts.js'
import { measure } from './measure.js'

const hosts: readonly Host[] = ['refuses', 'hangs', 'not found', '500 MB']
const large = { standard: 'erc721', tokens: 100_000 } as const
const batches = { standard: 'erc1155', tokens: 50_000 } as const
const small = { standard: 'erc721', tokens: 1_000 } as const

/** The collections, by what is special about them. */
const kinds: readonly (readonly [name: string, kind: Kind, host?: Host])[] = [
  ['ERC-721 with 1,000 tokens, without metadata', small],
  ['ERC-721 with 100,000 tokens', large],
  ['ERC-721 with 100,000 tokens, on PostgreSQL', { ...large, database: 'PostgreSQL' }],
  ['ERC-1155 with 50,000 ids, in batches of 500', batches],
  ['ERC-1155 with 50,000 ids, on PostgreSQL', { ...batches, database: 'PostgreSQL' }],
  ['ERC-1155 that mints when it is sold, nothing minted', { standard: 'erc1155', tokens: 0, isLazy: true }],
  ['1,000 tokens behind a proxy (EIP-1967)', { ...small, proxy: 'EIP-1967' }],
  ['1,000 tokens behind a minimal clone', { ...small, proxy: 'clone' }],
  ...hosts.map((host) => [`1,000 tokens, the host of their metadata: ${host}`, small, host] as const),
]

const head = ['collection', 'history, s', 'requests', 'calls', 'memory, MiB', 'first listing, s']
const more = ['slowest post, ms', 'posts', 'refused', "another's metadata, s"]
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

console.log([toRow([...head, ...more]), toRow([...head, ...more].map(() => '---'))].join('\n'))
for (const [name, kind, host] of kinds) {
  if (process.argv.length > 2 && !process.argv.slice(2).some((word) => name.includes(word))) continue
  const chain = await startDevchain({})
  let dead: DeadHost | undefined
  try {
    dead = host && (await startHost(host))
    const address = await drawCollection(chain.rpcUrl, { ...kind, ...(dead && { base: dead.url }) })
    const { historySeconds, requests, calls, memoryMiB, ...rest } = await measure(chain.rpcUrl, address, kind)
    const { listingSeconds, slowestPostMs, posts, refused, neighbourSeconds } = rest
    const figures = [
      historySeconds,
      requests,
      calls,
      memoryMiB,
      listingSeconds,
      slowestPostMs,
      posts,
      refused,
      neighbourSeconds,
    ]
    console.log(toRow([name, ...figures.map((figure) => rounded.format(figure))]))
  } finally {
    dead?.close()
    await chain.stop()
  }
}
