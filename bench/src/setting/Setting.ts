import { demo, devchainChain, startDevchain, waitForReceipt } from '@souk/devchain'
import { erc721Abi, seaportAddress } from '@souk/seaport'
import { type Address, createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createPeer } from './peer.js'
import { type NodeProxy, proxyNode } from './proxyNode.js'

/** A separate chain behind a proxy that counts and delays. */
export type Setting = {
  proxy: NodeProxy
  /** The node without the proxy, for preparations. */
  rpcUrl: string
  /** Lanterns with their owners, one after another. The owners have approved the exchange. */
  lanterns: readonly { identifier: bigint; owner: Account }[]
}
type Account = (typeof demo.accounts)[number]

/** Runs a measurement on a fresh chain. */
export async function onChain<measured>(measure: (setting: Setting) => Promise<measured>): Promise<measured> {
  const chain = await startDevchain()
  const proxy = await proxyNode(chain.rpcUrl)
  try {
    const lanterns = await findLanterns(chain.rpcUrl)
    for (const owner of demo.accounts) await approve(chain.rpcUrl, owner)
    return await measure({ proxy, rpcUrl: chain.rpcUrl, lanterns })
  } finally {
    await proxy.close()
    await chain.stop()
  }
}

async function findLanterns(rpcUrl: string): Promise<Setting['lanterns']> {
  const client = createPublicClient({ chain: devchainChain({ rpcUrl }), transport: http() })
  const { lanterns: address } = demo.contracts
  const identifiers = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const owners = await client.multicall({
    contracts: identifiers.map((identifier) => ({
      address,
      abi: erc721Abi,
      functionName: 'ownerOf' as const,
      args: [identifier] as const,
    })),
    allowFailure: false,
  })
  return identifiers.flatMap((identifier, index) => {
    const owner = demo.accounts.find((account) => account.address === (owners[index] as Address))
    return owner ? [{ identifier, owner }] : []
  })
}

async function approve(rpcUrl: string, owner: Account): Promise<void> {
  const client = walletOf(rpcUrl, owner)
  const hash = await client.writeContract({
    address: demo.contracts.lanterns,
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [seaportAddress, true],
  })
  await waitForReceipt(client, hash)
}

/** Creates a viem wallet client, as an app with our packages would. */
export function walletOf(rpcUrl: string, account: { privateKey: `0x${string}` }) {
  const chain = devchainChain({ rpcUrl })
  return createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    chain,
    transport: http(rpcUrl),
  })
}

/** Creates the peer, as an app that uses it would. */
export const peerOf = (rpcUrl: string, account: { privateKey: string }) =>
  createPeer({ privateKey: account.privateKey, rpcUrl, chainId: 31_337 })
