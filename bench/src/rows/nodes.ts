import { createServer } from '@souk/server'
import {
  computeUnits,
  drawChain,
  type NodeProfile,
  type NodeUsage,
  nodeProfiles,
  startProfiledNode,
} from '@souk/testing'
import { drawCollection, type Needed, readCollection } from '../nodes/collectionOnProfile.js'
import { ponderVersion, readWithPonder } from '../nodes/ponderOnProfile.js'
import type { Alone, Measurement, Row } from '../setting/Row.js'

/** The peer reads a block for each transfer, which takes it an hour for all of them; so most runs read a part. */
const share = 0.01
const collection = 'a collection of 10,000 tokens with 60,000 transfers over 10 million blocks'
const hundredth = 'a hundredth of it (100 tokens, 600 transfers, 100,000 blocks)'

const limited: NodeProfile = {
  name: 'at most 10,000 blocks',
  logBlocks: nodeProfiles.quickNode.logBlocks,
  costs: computeUnits,
}
const { rate: _, ...free } = nodeProfiles.alchemyFree

/** Measures once, for several rows. */
function once<value>(measure: () => Promise<value>): () => Promise<value> {
  let measured: Promise<value> | undefined
  return () => {
    measured ??= measure()
    return measured
  }
}

const whole = once(() => readCollection(drawCollection(), limited))
const slow = once(() => readCollection(drawCollection(), limited, { delayMs: 50 }))
const part = once(() => readCollection(drawCollection(share), limited))
const ponder = once(() => readWithPonder(drawCollection(share), limited))
const wholePonder = once(() => readWithPonder(drawCollection(), limited))
const strict = once(() => readCollection(drawCollection(), free))

const base = { peer: '–', better: 'less', reach: '–', flag: 'long' } as const
const peer = `ponder ${ponderVersion}`

type Counted = 'calls' | 'units'
const beside =
  (ours: () => Promise<Needed>, theirs: () => Promise<NodeUsage>) =>
  (of: Counted) =>
  async (): Promise<Measurement> => ({ ours: (await ours())[of], peer: (await theirs())[of] })
const ofPart = beside(part, ponder)
const ofWhole = beside(whole, wholePonder)
const alone =
  (measured: () => Promise<Needed>, of: 'calls' | 'units' | 'seconds') => async (): Promise<Alone> => ({
    ours: (await measured())[of],
  })

/** What a market asks of its node, where an answer may span 10,000 blocks, or 10. */
export const nodeRows: readonly Row[] = [
  {
    ...base,
    peer,
    reach: 'not more',
    flag: 'hour',
    name: `node, 10,000 blocks: ${collection}: calls`,
    unit: 'calls',
    measure: ofWhole('calls'),
  },
  {
    ...base,
    peer,
    reach: 'not more',
    flag: 'hour',
    name: `node, 10,000 blocks: ${collection}: compute units`,
    unit: 'compute units',
    measure: ofWhole('units'),
  },
  {
    ...base,
    name: `node, 10,000 blocks: ${collection}, at 50 ms per request`,
    unit: 's',
    measure: alone(slow, 'seconds'),
  },
  {
    ...base,
    peer,
    reach: 'not more',
    name: `node, 10,000 blocks: ${hundredth}: calls`,
    unit: 'calls',
    measure: ofPart('calls'),
  },
  {
    ...base,
    peer,
    reach: 'not more',
    name: `node, 10,000 blocks: ${hundredth}: compute units`,
    unit: 'compute units',
    measure: ofPart('units'),
  },
  {
    ...base,
    name: `node, 10 blocks, with an index: ${collection}: calls`,
    unit: 'calls',
    measure: alone(strict, 'calls'),
  },
  {
    ...base,
    name: `node, 10 blocks, with an index: ${collection}: compute units`,
    unit: 'compute units',
    reach: '30,000,000',
    measure: alone(strict, 'units'),
  },
  ...[12, 2].flatMap((seconds) => headRows(seconds)),
]

/** How long a market stays at the head. */
const watchedMs = 120_000
const dayMs = 86_400_000

function headRows(seconds: number): readonly Row[] {
  const ours = once(() => watchHead(seconds))
  const theirs = once(() => readWithPonder(drawHead(seconds), limited, { headMs: watchedMs }))
  return (['calls', 'units'] as const).map((of) => ({
    ...base,
    peer,
    reach: 'not more',
    name: `node, a day at the head of a chain of ${seconds} s, a transfer in every tenth block: ${of === 'units' ? 'compute units' : of}`,
    unit: of === 'units' ? 'compute units' : 'calls',
    measure: async () => ({
      ours: Math.round(((await ours())[of] * dayMs) / watchedMs),
      peer: Math.round(((await theirs())[of] * dayMs) / watchedMs),
    }),
  }))
}

const drawHead = (seconds: number) =>
  drawChain({ head: 20_000, created: 10_000, tokens: 10, transfers: 100, blockMs: seconds * 1_000 })

async function watchHead(seconds: number) {
  const chain = drawHead(seconds)
  const node = await startProfiledNode(chain.backend, limited)
  const quiet = () => undefined
  const server = await createServer({
    // Not the name of this machine, whose node a market asks four times a second.
    rpcUrl: node.url.replace('127.0.0.1', '0.0.0.0'),
    dataDir: 'memory://',
    collections: [chain.collection],
    ensRegistry: 'none',
    metadataAfter: new Promise(() => undefined),
    logger: { info: quiet, warn: quiet, error: quiet, debug: quiet },
  })
  try {
    while (!server.market.progress.caughtUp || server.market.progress.catchUp)
      await new Promise((resolve) => setTimeout(resolve, 100))
    node.reset()
    await new Promise((resolve) => setTimeout(resolve, watchedMs))
    return node.usage()
  } finally {
    await server.close()
    await node.close()
  }
}
