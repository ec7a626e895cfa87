import { demo } from '@souk/devchain'
import { Network } from '@souk/networks'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { type Address, erc721Abi } from 'viem'
import { expect, test } from 'vitest'
import { startLyingNode } from '../testing/lyingNode.js'
import { placeWrapped } from '../testing/playChain.js'

const chain = testChain({ chainId: 137 })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
/** A filter that tells of logs of another contract. */
const stranger = `0x${'0'.repeat(510)}07`

async function give(identifier: bigint): Promise<bigint> {
  const args = [amina.address, bilal.address, identifier] as const
  const call = { address: lanterns, abi: erc721Abi, functionName: 'transferFrom', args } as const
  const hash = await chain.walletClient(amina).writeContract(call)
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

test('Polygon before Madhugiri, whose headers leave out some logs: the market has them all the same', async () => {
  const { wrappedNative, offerCurrency } = Network.factsOf(chain.chain.id) ?? {}
  await placeWrapped(chain, { address: wrappedNative as Address, symbol: 'WPOL' })
  await placeWrapped(chain, { address: offerCurrency as Address, symbol: 'WETH' })
  const node = await startLyingNode(chain.rpcUrl)
  const server = await testServer({ rpcUrl: node.url, currencies: [] })
  const owned = () =>
    server.market.db
      .selectFrom('balances')
      .select('identifier')
      .where('contract', '=', lanterns.toLowerCase())
      .where('owner', '=', amina.address.toLowerCase())
      .orderBy('identifier')
      .execute()
  await server.indexed(await chain.publicClient.getBlockNumber())
  const [first, second, ...rest] = await owned()
  // From here on, the filters of this chain are known to tell of logs.
  await server.indexed(await give(BigInt(first?.identifier ?? 0)))
  node.lie(({ method }, result) => {
    const isHeader = method === 'eth_getBlockByNumber' && typeof result === 'object'
    return isHeader ? { ...result, logsBloom: stranger } : undefined
  })
  await server.indexed(await give(BigInt(second?.identifier ?? 0)))
  expect(await owned()).toEqual(rest)
  await server.close()
  await node.close()
})
