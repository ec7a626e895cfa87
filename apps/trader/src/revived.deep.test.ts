import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { erc721Abi } from '@souk/seaport'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bazaar } from './testing/bazaar.js'
import { bundleProgram, type Program } from './testing/terminal.js'

const at = bazaar()
const [amina] = demo.accounts
const { conduit, lanterns } = demo.contracts
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
  const policy = {
    ...{ version: 1, chainId: 31_337, collections: 'any', warnings: 'refuse', counterparties: 'anyone' },
    spend: [{ currency: 'native', perTransaction: '10', perDay: '100' }],
  }
  writeFileSync(join(program.folder, 'policy.json'), JSON.stringify(policy))
})
afterAll(() => program.remove())

/** Runs a command of Amina, and returns what it wrote when it ends as expected. */
async function souk(words: readonly string[], code: number): Promise<string> {
  const { exit, text } = program.run([...words, '--from', 'Amina', '--market', at.url()])
  expect(await exit, text()).toBe(code)
  return text().replaceAll(/\s+/g, ' ')
}

test('behavior: an approval that makes an earlier listing valid again says so, and a policy refuses it', async () => {
  const { tokenId: earlier, orderHash } = await at.listing(amina, '1')
  const wallet = at.chain.walletClient(amina)
  const hash = await wallet.writeContract({
    ...{ address: lanterns, abi: erc721Abi, functionName: 'setApprovalForAll', args: [conduit, false] },
  })
  await at.chain.publicClient.waitForTransactionReceipt({ hash })
  await at.settled()
  const list = ['list', `lanterns-of-the-souk#${await at.itemOf(amina)}`, '2eth']
  const withinPolicy = ['--yes', '--policy', 'policy.json']

  const said = `The approval makes an earlier order of yours valid again: lanterns-of-the-souk#${earlier} at 1 ETH.`
  const review = await souk([...list, '--dry-run'], 0)
  expect(review).toContain(`Warning: ${said} Others can then fill it as before.`)
  expect(review).toContain(`souk cancel ${orderHash}`)
  const refused = await souk([...list, ...withinPolicy], 1)
  expect(refused).toContain(`The policy does not allow this: ${said}`)

  await souk(['cancel', orderHash, ...withinPolicy], 0)
  await at.settled()
  expect(await souk([...list, ...withinPolicy], 0)).not.toContain('valid again')
})
