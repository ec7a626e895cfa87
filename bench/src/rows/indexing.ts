import { poll } from '@souk/base'
import { demo, devchainChain, startDevchain } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc721Abi,
  http,
  type PublicActions,
  publicActions,
} from 'viem'
import { databases } from '../market/databases.js'
import type { Alone, Row } from '../setting/Row.js'

/** The number of blocks of history; one in ten has a transfer. */
const historyBlocks = 4_000
/** Blocks that arrive at once while the market is running, each with transfers. */
const burstBlocks = 50
const bursts = 6
const transfersPerBlock = 10

type Rates = { history: number; live: number }

/** The speed at which a market follows the chain. */
export const indexingRows: readonly Row[] = (['PGlite', 'PostgreSQL'] as const).flatMap((database) => {
  let rates: Promise<Rates> | undefined
  const read = async (of: keyof Rates): Promise<Alone> => {
    rates ??= measure(database)
    return { ours: (await rates)[of] }
  }
  const row = { peer: '–', better: 'more', unit: 'blocks per second', reach: '–' } as const
  return [
    {
      ...row,
      name: `indexing on ${database}: history, with a transfer in every tenth block`,
      measure: () => read('history'),
    },
    {
      ...row,
      name: `indexing on ${database}: new blocks, with ${transfersPerBlock} transfers each`,
      measure: () => read('live'),
    },
  ]
})

async function measure(database: keyof typeof databases): Promise<Rates> {
  const [place, devchain] = await Promise.all([databases[database](), startDevchain()])
  const chain = createTestClient({
    mode: 'anvil',
    chain: devchainChain(devchain),
    transport: http(),
    cacheTime: 0,
  }).extend(publicActions)
  const { lanterns } = demo.contracts
  const [from] = demo.accounts
  await chain.impersonateAccount({ address: from.address })
  await chain.setAutomine(false)
  const identifier = await findOwned(chain, from.address)
  // Transfers to the sender, so that they can go on for ever.
  const args = [from.address, from.address, identifier] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args })
  const transfer = () =>
    chain.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from: from.address, to: lanterns, data, gas: '0x30d40' }] as never,
    })
  for (let block = 0; block < historyBlocks; block += 10) {
    await transfer()
    await chain.mine({ blocks: 10 })
  }
  let server: Server | undefined
  try {
    const head = await chain.getBlockNumber()
    const began = performance.now()
    server = await createServer({
      rpcUrl: devchain.rpcUrl,
      dataDir: place.dataDir,
      databaseUrl: place.databaseUrl,
      collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
      rateLimits: false,
      pollIntervalMs: 5,
    })
    const history = Number(head) / (await secondsUntil(server, head, began))
    let seconds = 0
    for (let burst = 0; burst < bursts; burst++) {
      const open = holdHead(server)
      for (let block = 0; block < burstBlocks; block++) {
        for (let count = 0; count < transfersPerBlock; count++) await transfer()
        await chain.mine({ blocks: 1 })
      }
      const last = await chain.getBlockNumber()
      const startedAt = performance.now()
      open()
      seconds += await secondsUntil(server, last, startedAt)
    }
    return { history, live: (bursts * burstBlocks) / seconds }
  } finally {
    await server?.close()
    await Promise.all([place.remove(), devchain.stop()])
  }
}

async function secondsUntil(server: Server, number: bigint, startedAt: number): Promise<number> {
  await poll(() => ((server.market.progress.indexed?.number ?? 0n) >= number ? true : undefined), {
    intervalMs: 2,
  })
  return (performance.now() - startedAt) / 1000
}

/** Hides new blocks from the market until they are released together. */
function holdHead({ market }: Server): () => void {
  const { getBlock } = market.node
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const held: typeof getBlock = async (args) => {
    if (args?.blockTag === 'latest') await gate
    return getBlock(args)
  }
  Object.assign(market.node, { getBlock: held })
  return () => {
    Object.assign(market.node, { getBlock })
    open()
  }
}

async function findOwned(
  chain: { readContract: PublicActions['readContract'] },
  owner: Address,
): Promise<bigint> {
  for (let identifier = 1n; ; identifier++) {
    const found = await chain.readContract({
      address: demo.contracts.lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [identifier],
    })
    if (found === owner) return identifier
  }
}
