import { setTimeout } from 'node:timers/promises'
import { type Measurement, median, type Row } from '../setting/Row.js'
import {
  deployPeerContract,
  ourReader,
  peerBatcherName,
  peerReader,
  type Reader,
  viemBatcherName,
  viemReader,
} from '../setting/readers.js'
import { onChain } from '../setting/Setting.js'

const everyMs = 20
const streamReads = 100

/** Measures how long each read of a steady stream waits for its answer, in milliseconds. */
async function stream(read: Reader): Promise<readonly number[]> {
  const delays: number[] = []
  const answers: Promise<unknown>[] = []
  for (let account = 0; account < streamReads; account++) {
    const began = performance.now()
    answers.push(read(account).then(() => delays.push(performance.now() - began)))
    await setTimeout(everyMs)
  }
  await Promise.all(answers)
  return delays
}

function streamRow(what: string, reach: string, pick: (delays: readonly number[]) => number): Row {
  return {
    name: `A read every ${everyMs} ms for 2 s: ${what} wait`,
    peer: peerBatcherName,
    unit: 'ms',
    better: 'less',
    reach,
    measure: () =>
      onChain(async ({ rpcUrl }) => {
        const contract = await deployPeerContract(rpcUrl)
        const ours = ourReader(rpcUrl)
        const peer = peerReader(rpcUrl, contract)
        // First calls compile code.
        await Promise.all([ours(1), ours(2), peer(1), peer(2)])
        return { ours: pick(await stream(ours)), peer: pick(await stream(peer)) }
      }),
  }
}

const burstReads = 5_000
const burst = async (read: Reader) =>
  Promise.all(Array.from({ length: burstReads }, (_, account) => read(account)))

const burstName = `Burst of ${burstReads.toLocaleString('en')} reads`

const burstRequests: Row = {
  name: `${burstName}: requests`,
  peer: viemBatcherName,
  unit: 'requests',
  better: 'less',
  reach: '10 requests',
  measure: () =>
    onChain(async ({ proxy }): Promise<Measurement> => {
      const count = async (read: Reader) => {
        proxy.reset()
        await burst(read)
        return proxy.requests()
      }
      return {
        ours: await count(ourReader(proxy.url, { batchSize: burstReads })),
        peer: await count(viemReader(proxy.url)),
      }
    }),
}

const rounds = 5

const burstTime: Row = {
  name: `${burstName}: time`,
  peer: viemBatcherName,
  unit: 'ms',
  better: 'less',
  reach: 'less',
  measure: () =>
    onChain(async ({ rpcUrl }): Promise<Measurement> => {
      const ours = ourReader(rpcUrl, { batchSize: burstReads })
      const peer = viemReader(rpcUrl)
      const time = async (read: Reader) => {
        const began = performance.now()
        await burst(read)
        return performance.now() - began
      }
      await time(ours)
      await time(peer)
      const times: Measurement[] = []
      for (let round = 0; round < rounds; round++)
        times.push({ ours: await time(ours), peer: await time(peer) })
      return {
        ours: median(times.map((entry) => entry.ours)),
        peer: median(times.map((entry) => entry.peer)),
      }
    }),
}

export const readRows: readonly Row[] = [
  streamRow('median', '60 ms', median),
  streamRow('longest', '60 ms', (delays) => Math.max(...delays)),
  burstRequests,
  burstTime,
]
