import { bulkCancelOrders } from '@souk/seaport'
import { countingTransport, testChain } from '@souk/testing'
import {
  type Chain,
  createClient,
  defineChain,
  encodeFunctionData,
  parseAbi,
  serializeTransaction,
  size,
} from 'viem'
import { estimateGas, getGasPrice, setCode } from 'viem/actions'
import { arbitrum, optimism } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { estimateNetworkFee } from './estimateNetworkFee.js'
import { gasPriceOracle } from './layer1Fee.js'

const chain = testChain()
const sender = '0x00000000000000000000000000000000000000a1'
const other = defineChain({ ...optimism, id: 987_654, name: 'A rollup of the OP stack that nobody knows' })

/** Returns 1,000 wei for each byte of calldata, so that the size of what is asked shows. */
const oracleCode = '0x366103e8025f5260205ff3'

function place(of: Chain) {
  const { transport, log } = countingTransport({ url: chain.rpcUrl, batch: true })
  const client = createClient({ chain: of, transport })
  const { actions } = bulkCancelOrders(client, { account: sender })
  const transactions = actions.map(({ transactionMethods }) => transactionMethods)
  return { client, log, transactions }
}

const putOracle = () => setCode(chain.testClient, { address: gasPriceOracle, bytecode: oracleCode })

/** Returns what the execution costs, without the chain below. */
async function executionOf({
  client,
  transactions,
}: Pick<ReturnType<typeof place>, 'client' | 'transactions'>) {
  const [gas, price] = await Promise.all([
    Promise.all(
      transactions.map((one) => estimateGas(client, { account: sender, ...one.buildTransaction() })),
    ),
    getGasPrice(client),
  ])
  return gas.reduce((sum, units) => sum + units, 0n) * price
}

describe('estimateNetworkFee', () => {
  test.each([optimism, other])('default: adds the layer-1 fee on $name', async (of) => {
    await putOracle()
    const { client, log, transactions } = place(of)
    const execution = await executionOf({ client, transactions })
    log.clear()
    const fee = await estimateNetworkFee(client, { transactions })
    const [{ to, data, value } = expect.fail()] = transactions.map((one) => one.buildTransaction())
    const fees = { maxFeePerGas: 5_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
    const signed = { type: 'eip1559', chainId: of.id, to, data, value, nonce: 1_000, gas: 300_000n } as const
    const asked = encodeFunctionData({
      abi: parseAbi(['function getL1Fee(bytes data)']),
      args: [serializeTransaction({ ...signed, ...fees })],
    })
    expect(fee - execution).toBe(1_000n * BigInt(size(asked)))
    expect(log.requests).toBe(1)
  })

  test('behavior: asks nothing on Arbitrum, whose gas includes it', async () => {
    await putOracle()
    const { client, log, transactions } = place(arbitrum)
    const execution = await executionOf({ client, transactions })
    log.clear()
    expect(await estimateNetworkFee(client, { transactions })).toBe(execution)
    expect(log.methods).not.toContain('eth_call')
  })

  test('behavior: an unknown chain without the oracle is no rollup', async () => {
    const { client, transactions } = place(other)
    expect(await estimateNetworkFee(client, { transactions })).toBe(
      await executionOf({ client, transactions }),
    )
  })

  test('error: an oracle that does not answer is not free of charge', async () => {
    await setCode(chain.testClient, { address: gasPriceOracle, bytecode: '0x5f5ffd' })
    const { client, transactions } = place(optimism)
    await expect(estimateNetworkFee(client, { transactions })).rejects.toThrow()
  })
})
