import { demo } from '@souk/devchain'
import { erc721Abi, fulfillOrder } from '@souk/seaport'
import { type Address, createWalletClient, http, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../actions/getOrder.js'
import { stage, type Tamper } from '../testing/stage.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative, zellige } = demo.contracts
const publish = 'chain'

/** A contract without `isValidSignature`. No signature of it can ever be valid. */
async function contractAccount(address: Address) {
  const { publicClient, testClient, rpcUrl } = scene.chain
  await testClient.impersonateAccount({ address })
  await testClient.setBalance({ address, value: parseEther('10') })
  const tokenId = await scene.lanternOf(amina.address)
  const hash = await scene.chain.walletClient(amina).writeContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'transferFrom',
    args: [amina.address, address, tokenId],
  })
  await publicClient.waitForTransactionReceipt({ hash })
  await scene.settle()
  const { chain } = publicClient
  return { tokenId, client: createWalletClient({ account: address, chain, transport: http(rpcUrl) }) }
}

describe('createListing', () => {
  test('param: publish: an account that cannot sign lists on chain, and anyone can buy', async () => {
    const { client, tokenId } = await contractAccount(zellige)
    const market = scene.market(amina, { client })
    const asset = { contract: lanterns, tokenId }
    const terms = { asset, price: '1', currency: wrappedNative, publish } as const
    const { plan, estimateFee } = await market.prepareCreateListing(terms)
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['approval', 'transaction', 'post'])
    expect(await estimateFee?.()).toBeUndefined()
    const stages: string[] = []
    const listed = await market.createListing({ ...terms, onProgress: ({ type }) => stages.push(type) })
    expect(stages.filter((type) => type === 'asking' || type === 'signed')).toEqual([
      'asking',
      'asking',
      'signed',
    ])
    expect(listed).toMatchObject({ status: 'active', maker: zellige, order: { signature: '0x' } })
    const { order } = await getOrder(scene.api(), { orderHash: listed.orderHash })
    // The signature is empty, and none is needed.
    const fill = await fulfillOrder(scene.chain.walletClient(bilal), { order })
    const hash = await fill.executeAllActions()
    await scene.chain.publicClient.waitForTransactionReceipt({ hash })
    const owned = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const
    expect(await scene.chain.publicClient.readContract(owned)).toBe(bilal.address)
  })

  test('behavior: waits for a market whose node sees the transaction later', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    let asked = 0
    const tamper: Tamper = (answer, path) =>
      path.endsWith('/seaport/listings') && ++asked === 1
        ? Response.json({ errors: ['Not signed.'], code: 'signature_invalid' }, { status: 400 })
        : answer
    const listed = await scene.market(amina, { tamper }).createListing({ asset, price: '1', publish })
    expect([listed.status, asked]).toEqual(['active', 2])
  })
})

describe('createSwap', () => {
  test('param: publish', async () => {
    const give = [{ contract: lanterns, tokenId: await scene.lanternOf(amina.address) }]
    const want = [{ contract: lanterns, tokenId: await scene.lanternOf(bilal.address) }]
    const swap = await scene.market(amina).createSwap({ give, want, publish })
    expect(swap).toMatchObject({ side: 'swap', status: 'active', order: { signature: '0x' } })
  })
})
