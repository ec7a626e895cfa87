import { privateKeyToAccount } from 'viem/accounts'
import { createPeer } from '../setting/peer.js'
import { sampleOrder, toPeer } from '../setting/sampleOrder.js'
import { report } from './report.js'

const privateKey = `0x${'1'.repeat(64)}` as const
const { address } = privateKeyToAccount(privateKey)
const peer = createPeer({ privateKey, rpcUrl: 'http://127.0.0.1:1', chainId: 1, staticNetwork: true })
const components = Array.from({ length: Number(process.argv[2]) }, (_, index) =>
  toPeer(sampleOrder(BigInt(index), address)),
)
await report(() => peer.signBulkOrder(components, address))
