import { seaportAddress } from '@souk/seaport'
import type { testChain } from '@souk/testing'
import { type Address, erc721Abi, type Hex } from 'viem'

/**
 * Approves an operator for all tokens of a contract that an account holds, or revokes the approval.
 *
 * @param options.operator - @default the exchange
 * @returns The number of its block.
 *
 * @example
 * await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
 */
export async function setApproval(
  chain: Pick<ReturnType<typeof testChain>, 'walletClient' | 'publicClient'>,
  options: setApproval.Options,
): Promise<bigint> {
  const { owner, token, operator = seaportAddress, approved } = options
  const hash = await chain.walletClient(owner).writeContract({
    address: token,
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [operator, approved],
  })
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

export declare namespace setApproval {
  type Options = {
    owner: { privateKey: Hex }
    token: Address
    operator?: Address
    approved: boolean
  }
}
