import { demo, devchainChain } from '@souk/devchain'
import { seaportAddress } from '@souk/seaport'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc721Abi,
  type Hex,
  http,
  keccak256,
  publicActions,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Setting } from '../setting/Setting.js'

/** A seller with one token. */
export type Seller = { privateKey: Hex; address: Address; identifier: bigint }

const gas = toHex(500_000)

/** Transfers each lantern of the chain to a new account that has approved the exchange. */
export async function makeSellers({ rpcUrl, lanterns }: Setting): Promise<readonly Seller[]> {
  const chain = createTestClient({
    mode: 'anvil',
    chain: devchainChain({ rpcUrl }),
    transport: http(),
  }).extend(publicActions)
  await chain.request({ method: 'anvil_autoImpersonateAccount' as never, params: [true] as never })
  const send = (from: Address, data: Hex) =>
    chain.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from, to: demo.contracts.lanterns, data, gas }] as never,
    })
  const sellers: Seller[] = []
  for (const { identifier, owner } of lanterns) {
    const privateKey = keccak256(toHex(`seller ${identifier}`))
    const { address } = privateKeyToAccount(privateKey)
    await chain.setBalance({ address, value: 10n ** 18n })
    const args = [owner.address, address, identifier] as const
    await send(owner.address, encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args }))
    await send(
      address,
      encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [seaportAddress, true] }),
    )
    sellers.push({ privateKey, address, identifier })
  }
  return sellers
}
