import { peerName } from '../setting/peer.js'
import type { Row } from '../setting/Row.js'
import { inFreshProcess } from './freshProcess.js'

const first = 'first call in a fresh process'
const signed = (count: string) => `Bulk of ${count} orders, signed, with every encoded signature, ${first}`

/** The peer's time grows with the square of the number of orders; 1,024 would take it minutes. */
const bulkBesidePeer: Row = {
  name: signed('64'),
  peer: peerName,
  unit: 'ms',
  better: 'less',
  reach: '–',
  measure: async () => ({
    ours: (await inFreshProcess('bulk', { arguments: ['64'], runs: 5 })).ms,
    peer: (await inFreshProcess('bulkOfPeer', { arguments: ['64'], runs: 3 })).ms,
  }),
}

const bulkAlone = (count: number, reach: string, prices: 'one' | 'different' = 'one'): Row => ({
  name: `${signed(count.toLocaleString('en'))}${prices === 'one' ? '' : ', all at different prices'}`,
  peer: 'too slow to measure here',
  unit: 'ms',
  better: 'less',
  reach,
  measure: async () => ({
    ours: (await inFreshProcess('bulk', { arguments: [String(count), prices], runs: 7 })).ms,
  }),
})

const bulkMemory: Row = {
  name: 'Peak memory of the process that signs a bulk of 16,384 orders',
  peer: 'too slow to measure here',
  unit: 'MiB',
  better: 'less',
  reach: '250 MiB',
  measure: async () => ({
    ours: (await inFreshProcess('bulk', { arguments: ['16384'], runs: 3 })).peakMebibytes,
  }),
}

const criteria = (name: string, given: readonly string[]): Row => ({
  name: `${name}, ${first}`,
  peer: peerName,
  unit: 'ms',
  better: 'less',
  reach: '10×',
  measure: async () => ({
    ours: (await inFreshProcess('criteria', { arguments: given, runs: 5 })).ms,
    peer: (await inFreshProcess('criteriaOfPeer', { arguments: given, runs: 3 })).ms,
  }),
})

export const treeRows: readonly Row[] = [
  bulkBesidePeer,
  bulkAlone(1_024, '60 ms'),
  bulkAlone(16_384, '300 ms'),
  bulkAlone(16_384, '300 ms', 'different'),
  bulkMemory,
  criteria('Criteria root of 10,000 tokens', ['10000']),
  criteria('Criteria tree of 100,000 tokens and one proof', ['100000', '77777']),
]
