import { testArtifacts } from '@souk/contracts/testing'
import { demo, demoClient, devchainChain, waitForReceipt } from '@souk/devchain'
import { seaportAddress } from '@souk/seaport'
import { type Address, createTestClient, type Hex, http, pad, parseAbi, publicActions } from 'viem'

/** A collection of a kind that is larger than most, or odd. */
export type Kind = {
  standard: 'erc721' | 'erc1155'
  tokens: number
  /** @default the contract itself is deployed */
  proxy?: 'EIP-1967' | 'clone'
  isLazy?: boolean
  /** The beginning of the addresses of its metadata. @default none */
  base?: string
  /** The market's database. @default the embedded one */
  database?: 'PostgreSQL'
}

const abi = parseAbi([
  'function mint(uint256 amount, string base)',
  'function mint(uint256 batches, bool isLazy)',
  'function setApprovalForAll(address operator, bool approved)',
])
const implementationSlot = '360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** The seller of everything. */
export const seller = demo.accounts[0]
/** ERC721 tokens, and batches of 500 ids, in one transaction. */
const perTransaction = { erc721: 5_000, erc1155: 5 }
const idsOfBatch = 500

/** Draws a collection on a chain. All tokens belong to {@link seller}, who has approved the exchange. */
export async function drawCollection(rpcUrl: string, kind: Kind): Promise<Address> {
  const wallet = demoClient({ account: seller, rpcUrl })
  const chain = createTestClient({
    mode: 'anvil',
    chain: devchainChain({ rpcUrl }),
    transport: http(),
  }).extend(publicActions)
  const wait = async (hash: Hex) => {
    const receipt = await waitForReceipt(chain, hash)
    if (receipt.status !== 'success') throw new RangeError('A transaction failed.')
    return receipt
  }
  const { bytecode } = testArtifacts()[kind.standard === 'erc721' ? 'ManyERC721' : 'ManyERC1155']
  const { contractAddress } = await wait(await wallet.sendTransaction({ data: bytecode }))
  if (!contractAddress) throw new RangeError('The contract was not deployed.')
  const address = await placeProxy(contractAddress, kind)
  for (const [amount, last] of partsOf(kind))
    await wait(
      await wallet.writeContract({ address, abi, functionName: 'mint', args: [amount, last] as never }),
    )
  const args = [seaportAddress, true] as const
  await wait(await wallet.writeContract({ address, abi, functionName: 'setApprovalForAll', args }))
  return address

  async function placeProxy(implementation: Address, { proxy }: Kind): Promise<Address> {
    if (!proxy) return implementation
    const place = (proxy === 'clone' ? '0xc10e' : '0x1967').padEnd(42, '0') as Address
    const target = proxy === 'clone' ? `73${implementation.slice(2)}` : `7f${implementationSlot}54`
    const end = proxy === 'clone' ? '2b' : '38'
    // It passes each call on to the implementation, and returns what that returns.
    const code: Hex = `0x363d3d373d3d3d363d${target}5af43d82803e903d9160${end}57fd5bf3`
    await chain.setCode({ address: place, bytecode: code })
    await chain.setStorageAt({ address: place, index: `0x${implementationSlot}`, value: pad(implementation) })
    return place
  }
}

function partsOf({
  standard,
  tokens,
  base = '',
  isLazy = false,
}: Kind): readonly [bigint, string | boolean][] {
  const total = standard === 'erc721' ? tokens : tokens / idsOfBatch
  const most = perTransaction[standard]
  const last = standard === 'erc721' ? base : isLazy
  if (isLazy) return [[0n, last]]
  return Array.from({ length: Math.ceil(total / most) }, (_, part) => [
    BigInt(Math.min(most, total - part * most)),
    last,
  ])
}
