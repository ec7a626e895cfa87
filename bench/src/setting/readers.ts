import { createRequire } from 'node:module'
import { demo, devchainChain, waitForReceipt } from '@souk/devchain'
import { multicallTransport } from '@souk/networks'
import { type Address, createPublicClient, encodeFunctionData, erc20Abi, type Hex, http, padHex } from 'viem'
import { walletOf } from './Setting.js'

// The peer needs ethers 5, which is installed with it in `networks`; here there is ethers 6.
const require = createRequire(new URL('../../../packages/networks/package.json', import.meta.url))
const { providers } = require('@0xsequence/multicall') as {
  providers: {
    MulticallProvider: new (provider: object, options: { contract: Address }) => PeerProvider
  }
}
const ethers = require('ethers') as {
  providers: { JsonRpcProvider: new (url: string) => object }
}
type PeerProvider = { call: (request: { to: Address; data: Hex }) => Promise<string> }

/** The peers' names in the table. */
export const peerBatcherName = '@0xsequence/multicall 1.10.15'
export const viemBatcherName = 'viem 2.57.1 batch.multicall'

/** Reads the balance of one of many accounts. */
export type Reader = (account: number) => Promise<unknown>

const to = demo.contracts.wrappedNative
const dataOf = (account: number) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [padHex(`0x${(account + 1).toString(16)}`, { size: 20 })],
  })

/** Creates our reader, as an app would. */
export function ourReader(rpcUrl: string, options: { batchSize?: number } = {}): Reader {
  const client = createPublicClient({
    chain: devchainChain({ rpcUrl }),
    transport: multicallTransport(http(rpcUrl), options),
  })
  return (account) => client.call({ to, data: dataOf(account) })
}

/** Creates viem's reader. */
export function viemReader(rpcUrl: string): Reader {
  const client = createPublicClient({
    chain: devchainChain({ rpcUrl }),
    transport: http(rpcUrl),
    batch: { multicall: true },
  })
  return (account) => client.call({ to, data: dataOf(account) })
}

/** Creates the published reader, as its README shows. */
export function peerReader(rpcUrl: string, contract: Address): Reader {
  const provider = new providers.MulticallProvider(new ethers.providers.JsonRpcProvider(rpcUrl), { contract })
  return (account) => provider.call({ to, data: dataOf(account) })
}

/** Deploys the contract that the peer uses. */
export async function deployPeerContract(rpcUrl: string): Promise<Address> {
  const { bytecode } =
    require('@0xsequence/wallet-contracts/artifacts/contracts/modules/utils/MultiCallUtils.sol/MultiCallUtils.json') as {
      bytecode: Hex
    }
  const wallet = walletOf(rpcUrl, demo.accounts[0])
  const receipt = await waitForReceipt(wallet, await wallet.sendTransaction({ data: bytecode }))
  return receipt.contractAddress as Address
}
