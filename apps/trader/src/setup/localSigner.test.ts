import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { estimateMaxPriorityFeePerGas } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { localSigner } from './localSigner.js'

const [amina, bilal] = demo.accounts
const chains = {
  unlisted: testChain({ isUndone: false }),
  polygon: testChain({ chainId: 137, isUndone: false }),
}

/** Sends a transaction with a key in this process. @returns Its priority fee, and the one that the node proposed. */
async function paid(name: keyof typeof chains) {
  const { publicClient: node, chain } = chains[name]
  const proposed = await estimateMaxPriorityFeePerGas(node, { chain: null })
  const signer = localSigner(privateKeyToAccount(amina.privateKey), { node, chain, title: 'a key' })
  const params = [{ to: bilal.address, value: '0x1' }]
  const hash = await signer.request({ method: 'eth_sendTransaction', params })
  const { maxPriorityFeePerGas } = await node.getTransaction({ hash: hash as `0x${string}` })
  return { fee: maxPriorityFeePerGas, proposed }
}

describe('localSigner', () => {
  test('default: a transaction pays the priority fee that the node proposes', async () => {
    const { fee, proposed } = await paid('unlisted')
    expect(fee).toBe(proposed)
  })

  test('behavior: a transaction pays at least the priority fee of the chain table', async () => {
    const { fee, proposed } = await paid('polygon')
    expect(proposed).toBeLessThan(parseGwei('25'))
    expect(fee).toBe(parseGwei('25'))
  })
})
