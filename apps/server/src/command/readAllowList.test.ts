import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAllowList } from './readAllowList.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-list-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const collection = '0x00000000000000000000000000000000000000C0'
const entry = {
  minter: '0x00000000000000000000000000000000000000a1',
  mintPrice: '10000000000000000000',
  maxTotalMintableByWallet: 2,
  startTime: 0,
  endTime: 1_800_000_000,
  dropStageIndex: 1,
  maxTokenSupplyForStage: 100,
  feeBps: 250,
  restrictFeeRecipients: true,
}
const write = async (content: unknown) => {
  const file = join(folder, 'list.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('readAllowList', () => {
  test('default', async () => {
    expect(readAllowList(await write({ collection, entries: [entry] }))).toMatchObject({
      collection,
      entries: [
        {
          minter: '0x00000000000000000000000000000000000000A1',
          terms: { mintPrice: 10n ** 19n, maxTotalMintableByWallet: 2n, restrictFeeRecipients: true },
        },
      ],
    })
  })

  test.each([
    ['no JSON', 'minter,price', /--allow-list: .*list\.json: Unexpected token/],
    ['no list', { collection }, /list\.json: entries is missing/],
    [
      'a price that is none',
      { collection, entries: [{ ...entry, mintPrice: 0.5 }] },
      /entries\[0\]\.mintPrice is 0\.5; expected a whole number/,
    ],
  ])('error: %s', async (_, content, message) => {
    const file = await write(content)
    expect(() => readAllowList(file)).toThrow(message)
  })
})
