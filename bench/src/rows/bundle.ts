import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type ExternalOption, type OutputChunk, rolldown } from 'rolldown'
import { peerName } from '../setting/peer.js'
import type { Row } from '../setting/Row.js'

const bench = fileURLToPath(new URL('../..', import.meta.url))
const networks = fileURLToPath(new URL('../../../packages/networks/', import.meta.url))
const nothing = fileURLToPath(new URL('./nothing.ts', import.meta.url))

/**
 * Measures the KiB that a browser initially loads for a piece of code: bundled by Vite, minified and gzipped, without
 * code that loads on demand.
 *
 * @param options.folder - The folder of the code, from which packages are resolved.
 * @param options.isWhole - Also counts code that loads on demand.
 */
async function sizeOf(code: string, options: SizeOptions): Promise<number> {
  const { external, folder = bench, isWhole = false } = options
  const entry = `${folder}entry.ts`
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    external,
    platform: 'browser',
    resolve: {
      conditionNames: ['@souk/source', 'browser', 'import', 'default'],
      // The peer imports these parts of Node; they are left empty in its favour.
      alias: { buffer: nothing, crypto: nothing },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.filter((part) => part.type === 'chunk')
  const loaded = isWhole ? chunks : firstOf(chunks)
  const bytes = loaded.map((chunk) => gzipSync(chunk.code, { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
}

type SizeOptions = { external: ExternalOption; folder?: string; isWhole?: boolean }

/** Returns the entry with all its static imports. */
function firstOf(chunks: readonly OutputChunk[]): readonly OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  return [...found]
}

const ours = `export { createOrder, fulfillOrder } from '@souk/seaport'`
const peer = `export { Seaport } from '@opensea/seaport-js'`

function bundleRow(name: string, reach: string, external: ExternalOption): Row {
  return {
    name,
    peer: peerName,
    unit: 'KiB',
    better: 'less',
    reach,
    measure: async () => ({
      ours: await sizeOf(ours, { external }),
      peer: await sizeOf(peer, { external: [] }),
    }),
  }
}

const readsOfPeer = `export { Multicall } from '@0xsequence/multicall'
export { networks } from '@0xsequence/network'`

/** The peer is installed in `networks`, with the ethers 5 that it needs. */
const readsRow: Row = {
  name: 'Bundle of batched reads and the networks, without the parts of viem that the app already has',
  peer: '@0xsequence/multicall and network 1.10.15',
  unit: 'KiB',
  better: 'less',
  reach: '15 KiB',
  measure: async () => ({
    ours: await sizeOf(`export { multicallTransport, networks } from '@souk/networks'`, {
      external: /^viem(\/|$)/,
      folder: networks,
    }),
    peer: await sizeOf(readsOfPeer, { external: [], folder: networks }),
  }),
}

const stepsOfPeer = `export { createClient } from 'reservoir-sdk-2'`

/** All eight actions, and resuming a stored flow. */
const steps = `export {
  acceptOffer, buyToken, call, cancelOrder, createExecuteClient, Execution, listToken, mintToken, placeBid, resume, runSteps, transferTokens,
} from '@souk/execute'`

function stepsRow(name: string, reach: string, options: SizeOptions): Row {
  return {
    name,
    peer: '@reservoir0x/reservoir-sdk 2.5.7',
    unit: 'KiB',
    better: 'less',
    reach,
    measure: async () => ({ ours: await sizeOf(steps, options), peer: await sizeOf(stepsOfPeer, options) }),
  }
}

const withoutViem = /^viem(\/|$)/

export const bundleRows: readonly Row[] = [
  bundleRow('Bundle to create and fulfil orders, with viem, minified and gzipped', '75 KiB', []),
  bundleRow('The same without the parts of viem that the app already has', '25 KiB', /^viem(\/|$)/),
  readsRow,
  stepsRow('Bundle of step-based trades, with viem', '–', { external: [] }),
  stepsRow('Bundle of step-based trades, without viem on either side', '20 KiB', { external: withoutViem }),
  stepsRow('The same, including code that the first trade loads', '–', {
    external: withoutViem,
    isWhole: true,
  }),
]
