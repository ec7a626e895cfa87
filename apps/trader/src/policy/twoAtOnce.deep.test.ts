import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bazaar } from '../testing/bazaar.js'
import { bundleProgram, type Program } from '../testing/terminal.js'

const at = bazaar()
const [amina, bilal] = demo.accounts
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(() => program.remove())

test('behavior: commands of several processes do not spend the limit of a day twice', async () => {
  const limit = { currency: 'native', perTransaction: '1', perDay: '1.5' }
  const rest = {
    version: 1,
    chainId: 31_337,
    collections: 'any',
    counterparties: 'anyone',
    warnings: 'accept',
  }
  writeFileSync(join(program.folder, 'policy.json'), JSON.stringify({ ...rest, spend: [limit] }))
  const listings = []
  for (let count = 0; count < 4; count += 1) listings.push(await at.listing(amina, '1'))
  const buys = listings.map(({ tokenId }) =>
    program.run([
      ...['buy', `lanterns-of-the-souk#${tokenId}`, '--from', 'Bilal', '--market', at.url()],
      ...['--yes', '--policy', 'policy.json'],
    ]),
  )
  const codes = await Promise.all(buys.map(({ exit }) => exit))
  const owners = await Promise.all(listings.map(({ tokenId }) => at.ownerOf(tokenId)))
  expect(owners.filter((owner) => owner === bilal.address)).toHaveLength(1)
  expect(codes.toSorted()).toEqual([0, 1, 1, 1])
  const refused = buys.map(({ text }) => text()).filter((text) => text.includes('in the last 24 hours'))
  expect(refused).toHaveLength(3)
})
