import { deploy, makeAccounts, testChain, transact } from '@souk/testing'
import { encodeFunctionData, maxUint256, parseSignature } from 'viem'
import { describe, expect, test } from 'vitest'
import { seaportAddress } from '../order/constants.js'
import { erc20Abi } from './tokens.js'

const chain = testChain()

describe('erc20Abi', () => {
  test('default: a signed permit becomes an allowance, whoever sends it', async () => {
    const [holder, sender] = await makeAccounts(chain, ['holder', 'sender'])
    const token = await deploy(chain, 'PermitERC20')
    const read = (functionName: 'nonces' | 'allowance') =>
      functionName === 'nonces'
        ? chain.publicClient.readContract({
            address: token,
            abi: erc20Abi,
            functionName,
            args: [holder.address],
          })
        : chain.publicClient.readContract({
            address: token,
            abi: erc20Abi,
            functionName,
            args: [holder.address, seaportAddress],
          })
    const permit = { owner: holder.address, spender: seaportAddress, value: 5n, deadline: maxUint256 }
    const signature = await chain.walletClient(holder).signTypedData({
      domain: { name: 'Permit', version: '1', chainId: chain.chain.id, verifyingContract: token },
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { ...permit, nonce: await read('nonces') },
    })
    const { r, s, yParity } = parseSignature(signature)
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'permit',
      args: [permit.owner, permit.spender, permit.value, permit.deadline, 27 + yParity, r, s],
    })
    await transact(chain, { from: sender.address, to: token, data })
    expect([await read('allowance'), await read('nonces')]).toEqual([5n, 1n])
  })
})
