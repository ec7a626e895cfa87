import { demo } from '@souk/devchain'
import { erc721Abi, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { stage } from '../testing/stage.js'

const scene = stage()
const [, bilal, celeste] = demo.accounts
const { lanterns } = demo.contracts
const exactApproval = 'currencies'

/** Returns lanterns that somebody else owns. */
async function lanternsOfOthers(): Promise<readonly bigint[]> {
  const ids = Array.from({ length: 100 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(
    ids.map((id) =>
      scene.chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [id],
      }),
    ),
  )
  return ids.filter((_, index) => owners[index] !== bilal.address).slice(0, 50)
}

test('behavior: an exact approval beside 2,000 offers takes two requests for them', async () => {
  const ids = await lanternsOfOthers()
  const market = scene.market(bilal)
  let offered = 0n
  // One batch differs from the next by its price.
  for (let batch = 0n; batch < 40n; batch++) {
    const price = parseEther('0.0001') + batch
    const offers = ids.map((tokenId) => ({ asset: { contract: lanterns, tokenId }, price }))
    await market.createOffers({ offers, exactApproval })
    offered += price * BigInt(offers.length)
  }
  const asked: string[] = []
  const note = (answer: never, path: string) => {
    asked.push(path.replace(/^.*\//, ''))
    return answer
  }
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(celeste.address) }
  const prepared = await scene
    .market(bilal, { tamper: note })
    .prepareCreateOffer({ asset, price: '0.1', exactApproval })
  expect(prepared.plan.steps[0]).toMatchObject({ kind: 'approval', exact: offered + parseEther('0.1') })
  expect(asked.filter((path) => ['parameters', 'offers', 'swaps'].includes(path))).toEqual([
    'parameters',
    'parameters',
  ])
}, 240_000)
