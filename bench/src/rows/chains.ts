import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { type Devchain, demo, startDevchain } from '@souk/devchain'
import { type ServerProcess, startConfigured } from '../market/startProcess.js'
import { type Measurement, median, type Row } from '../setting/Row.js'

/** Starts of each kind, alternately, so that other work on the machine meets both. */
const rounds = 3
const readMs = 3_000
const connections = 16

type Figures = { start: number; memory: number; reads: number }

let measured: Promise<Record<keyof Figures, Measurement>> | undefined

/** A server with two chains beside one with the first of them: the embedded database, a new folder for each start. */
export const chainRows: readonly Row[] = [
  row('start', { name: 'start on a new folder until all of it is ready', unit: 'ms', better: 'less' }),
  row('memory', { name: 'memory then', unit: 'MiB', better: 'less' }),
  row('reads', {
    name: 'reads of collections and listings, in turns of each chain',
    unit: 'per second',
    better: 'more',
  }),
]

function row(figure: keyof Figures, { name, unit, better }: Pick<Row, 'name' | 'unit' | 'better'>): Row {
  return {
    name: `a market of two chains: ${name}`,
    ...{ unit, better, reach: '–', peer: 'one chain' },
    measure: async () => {
      measured ??= measure()
      return (await measured)[figure]
    },
  }
}

async function measure(): Promise<Record<keyof Figures, Measurement>> {
  const chains = await Promise.all([startDevchain({ chain: 'souk' }), startDevchain({ chain: 'caravan' })])
  const found: Figures[][] = []
  try {
    for (let round = 0; round < rounds; round++)
      found.push([await measureStart(chains), await measureStart(chains.slice(0, 1))])
  } finally {
    await Promise.all(chains.map((chain) => chain.stop()))
  }
  const medianOf = (figure: keyof Figures): Measurement => {
    const [ours = Number.NaN, peer = Number.NaN] = [0, 1].map((kind) =>
      median(found.map((round) => round[kind]?.[figure] ?? Number.NaN)),
    )
    return { ours, peer }
  }
  return { start: medianOf('start'), memory: medianOf('memory'), reads: medianOf('reads') }
}

const known = [demo.chains.souk, demo.chains.caravan] as const

async function measureStart(chains: readonly Devchain[]): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-chains-'))
  let server: ServerProcess | undefined
  try {
    const file = join(folder, 'souk.config.json')
    await writeFile(file, JSON.stringify(toConfig(chains, folder)))
    const began = performance.now()
    server = await startConfigured(file)
    const { url } = server
    const paths = chains.map((_, index) => `${url}/chains/${known[index]?.name}`)
    for (const path of chains.length > 1 ? paths : [url])
      await poll(async () => ((await fetch(`${path}/ready`)).ok ? true : undefined), {
        intervalMs: 20,
        deadlineMs: 300_000,
      })
    const start = performance.now() - began
    const memory = await server.memory()
    return { start, memory, reads: await measureReads(chains.length > 1 ? paths : [url]) }
  } finally {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function toConfig(chains: readonly Devchain[], folder: string) {
  return {
    dataDir: join(folder, 'data'),
    rateLimits: { read: 0, write: 0 },
    chains: chains.map(({ rpcUrl, chainId }, index) => ({
      ...{ chain: known[index]?.name, chainId, rpcUrl, headTimeoutSeconds: 0 },
      collections: known[index]?.collections.map(({ address }) => ({ address })),
    })),
  }
}

/** Reads as often as it can, on a number of connections. @returns Answers per second. */
async function measureReads(bases: readonly string[]): Promise<number> {
  const urls = bases.flatMap((base, index) => [
    `${base}/v2/collections`,
    `${base}/v2/orders/${known[index]?.name}/seaport/listings`,
  ])
  let count = 0
  const began = performance.now()
  const read = async () => {
    while (performance.now() - began < readMs) {
      const url = urls[count++ % urls.length] ?? ''
      const response = await fetch(url)
      await response.arrayBuffer()
      if (!response.ok) throw new RangeError(`${url} was answered with ${response.status}.`)
    }
  }
  await Promise.all(Array.from({ length: connections }, read))
  return (count / (performance.now() - began)) * 1_000
}
