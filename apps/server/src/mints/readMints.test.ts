import { demo } from '@souk/devchain'
import { createMarketApi, getMints } from '@souk/market'
import { Balances, deploy, MintTerms, testChain, transact } from '@souk/testing'
import { type Address, getAddress, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as AllowList from '../market/AllowList.js'
import { tokenName } from '../testing/stepClient.js'
import { pieces, type StepWorld, setUpSteps } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { edition } = demo
const { address: tea, tokenId, price, signature } = edition
const longAgo = 1_600_000_000n
const farAway = 4_000_000_000n

let world: StepWorld
let drop: Address
let list: AllowList.AllowList

beforeAll(async () => {
  await MintTerms.placeSeaDrop(chain)
  drop = getAddress(await deploy(chain, 'DropERC721'))
  list = {
    collection: drop,
    entries: [amina, celeste, demo.artist].map(({ address: minter }, index) => ({
      minter,
      terms: {
        mintPrice: parseEther('0.01'),
        maxTotalMintableByWallet: BigInt(index + 2),
        startTime: longAgo,
        endTime: farAway,
        dropStageIndex: 1n,
        maxTokenSupplyForStage: 10n,
        feeBps: 0n,
        restrictFeeRecipients: true,
      },
    })),
  }
  world = await setUpSteps(chain, {
    collections: [tea, drop, demo.contracts.lanterns],
    mints: [{ collection: tea, tokenId, signature, price: 1n }],
    allowLists: [list],
  })
})
afterAll(() => world.server.close())

const slugOf = async (contract: Address) => {
  const { body } = await world.ask(`/collections/v7?id=${contract}`)
  return (body.collections as { slug: string }[])[0]?.slug ?? ''
}
const read = async (contract: Address, account?: { address: Address }) => {
  const api = createMarketApi({ chain: 'souk', baseUrl: world.url })
  return getMints(api, { slug: await slugOf(contract), account: account?.address })
}
const refusal = async (contract: Address, quantity: number, account = bilal) => {
  const items = [{ collection: contract, quantity }]
  const { body } = await world.ask('/execute/mint/v1', { taker: account.address, items })
  return body.message
}

async function setEdition(terms: MintTerms.EditionTerms) {
  await transact(chain, { from: demo.operator.address, ...MintTerms.edition(terms) })
  await world.caughtUp()
}

async function setDrop({ startTime = longAgo, root }: { startTime?: bigint; root?: Hex | undefined }) {
  const terms = { price: parseEther('0.03'), startTime, endTime: farAway, perWallet: 4, root }
  const feeRecipient = demo.artist.address
  await transact(chain, {
    from: demo.operator.address,
    ...MintTerms.drop(drop, { ...terms, feeRecipient }),
  })
  await world.caughtUp()
}

describe('a mint of the collection itself', () => {
  test('default: its contract states the terms, whatever is configured', async () => {
    expect(await read(tea)).toEqual([
      {
        contract: tea,
        stage: 'public-sale-1',
        kind: 'public',
        tokenId,
        price,
        currency: expect.objectContaining({ symbol: 'ETH' }),
        perWallet: 5n,
        supply: 500n,
        left: 497n,
      },
    ])
  })

  test('behavior: two units come to the account, which may mint fewer from then on', async () => {
    const gains = await world.changes([Balances.native, pieces(tea, tokenId)], () =>
      world.run('mintToken', bilal, { items: [{ token: tokenName(tea, tokenId), quantity: 2 }] }),
    )
    expect(gains).toEqual({
      Artist: [`${price * 2n} wei`],
      Bilal: [`-${price * 2n} wei`, '2 mintTea #1'],
    })
    await world.caughtUp()
    expect(await read(tea, bilal)).toMatchObject([{ minted: 2n, left: 495n }])
    expect(await read(tea, celeste)).toMatchObject([{ minted: 0n }])
    expect(await refusal(tea, 4)).toBe('An account can mint at most 5 units; this one has minted 2.')
  })

  test.each([
    ['it is over', { end: longAgo }, 'The mint ended at 2020-09-13T12:26:40.000Z.'],
    ['it is not open yet', { start: farAway }, 'The mint opens at 2096-10-02T07:06:40.000Z.'],
    ['nothing is left', { supply: 5n }, 'The mint is sold out.'],
    ['less is left', { supply: 6n }, 'The mint has 1 units left; 2 were requested.'],
  ])('error: %s', async (_, terms, message) => {
    await setEdition(terms)
    expect(await refusal(tea, 2)).toBe(message)
  })
})

describe('a drop at SeaDrop', () => {
  test('default: a collection without one has none', async () => {
    expect(await read(demo.contracts.lanterns)).toEqual([])
    expect(await read(drop)).toEqual([])
  })

  test('behavior: its terms are known without configuration, and its units come to the account', async () => {
    await setDrop({})
    expect(await read(drop, bilal)).toEqual([
      {
        contract: drop,
        stage: 'public-sale',
        kind: 'public',
        price: parseEther('0.03'),
        currency: expect.objectContaining({ symbol: 'ETH' }),
        startTime: longAgo,
        endTime: farAway + 1n,
        perWallet: 4n,
        supply: 20n,
        left: 20n,
        minted: 0n,
      },
    ])
    await world.run('mintToken', bilal, { items: [{ collection: drop, quantity: 3 }] })
    await world.caughtUp()
    expect(await world.owned(bilal, drop)).toEqual([1n, 2n, 3n])
    expect(await refusal(drop, 2)).toBe('An account can mint at most 4 units; this one has minted 3.')
  })

  test('behavior: accounts of the list mint before the others, each on its own terms', async () => {
    const [tree] = AllowList.hash(list).trees
    await setDrop({ startTime: farAway - 1n, root: tree && AllowList.rootOf(tree) })
    expect(await read(drop, celeste)).toMatchObject([
      { stage: 'public-sale' },
      { stage: 'allow-list-1', kind: 'allowlist', isListed: true, perWallet: 3n, supply: 10n, left: 7n },
    ])
    await world.run('mintToken', celeste, { items: [{ collection: drop, quantity: 2 }] })
    await world.caughtUp()
    expect(await world.owned(celeste, drop)).toEqual([4n, 5n])
    expect(await read(drop, bilal)).toMatchObject([{}, { isListed: false }])
    expect(await refusal(drop, 1)).toBe('The mint opens at 2096-10-02T07:06:39.000Z.')
  })

  test('behavior: a list that is not the one at SeaDrop counts for nothing', async () => {
    await setDrop({ root: `0x${'12'.repeat(32)}` })
    expect(await read(drop, celeste)).toMatchObject([{ kind: 'public' }])
  })
})

describe('getCollections', () => {
  test('param: includeMintStages', async () => {
    await setEdition({})
    const { body } = await world.ask(`/collections/v7?id=${tea}&includeMintStages=true`)
    expect(body.collections).toMatchObject([
      {
        isMinting: true,
        mintStages: [
          {
            stage: 'public-sale-1',
            kind: 'public',
            tokenId: '1',
            price: { amount: { raw: String(price), decimal: 0.02 } },
            startTime: null,
            endTime: null,
            maxMintsPerWallet: 5,
          },
        ],
      },
    ])
  })
})
