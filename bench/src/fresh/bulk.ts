import { signBulkOrder } from '@souk/seaport'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sampleOrder } from '../setting/sampleOrder.js'
import { report } from './report.js'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const client = createWalletClient({ account, transport: http('http://127.0.0.1:1') })
const [, , count, prices] = process.argv
const components = Array.from({ length: Number(count) }, (_, index) =>
  sampleOrder(BigInt(index), account.address, {
    price: 10n ** 18n + (prices === 'different' ? BigInt(index) * 10n ** 15n : 0n),
  }),
)
await report(() => signBulkOrder(client, { components, chainId: 1 }))
