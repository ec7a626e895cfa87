import { demo } from '@souk/devchain'
import { isSameAddress } from '@souk/words/format'
import { getAddresses } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bazaar } from './testing/bazaar.js'
import { bundleProgram, type Program } from './testing/terminal.js'

const at = bazaar()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(() => program.remove())

const run = (...words: string[]) => program.run([...words, '--market', at.url()])

/** An account whose key only the node has. */
async function nodeAccount() {
  const own = await getAddresses(at.chain.publicClient)
  const found = own.find((one) => !demo.accounts.some(({ address }) => isSameAddress(address, one)))
  return found ?? expect.fail('The node has no account besides the demo wallets.')
}

describe('souk watch, and an account of the node', () => {
  test('default: the events of a sale, for people and for programs, until Ctrl-C', async () => {
    const account = await nodeAccount()
    const people = run('watch', 'lanterns-of-the-souk', '--types', 'listing,sale')
    const programs = run('watch', '--types', 'sale', '--count', '1', '--json')
    await Promise.all([people.until('Watching.'), programs.until('"state":"open"')])
    const { tokenId, orderHash } = await at.listing(amina, '1')
    await people.until(`listing   lanterns-of-the-souk#${tokenId}`)
    const purchase = run('buy', `${lanterns}#${tokenId}`, '--from', account, '--rpc', at.chain.rpcUrl)
    await purchase.until('Continue? [y/N]')
    purchase.type('y\r')
    await purchase.until('Done')
    expect(await purchase.exit).toBe(0)
    expect(await at.ownerOf(tokenId)).toBe(account)
    await people.until(`sale      lanterns-of-the-souk#${tokenId}`)
    expect(await programs.exit).toBe(0)
    const lines = programs
      .text()
      .split('\r\n')
      .filter((line) => line.includes('"watch"'))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { command: 'watch', type: 'sale', contract: lanterns, tokenId: String(tokenId), orderHash },
    ])
    people.type('\u0003')
    expect(await people.exit).toBe(0)
  })

  test('behavior: an account of the node lists an item', async () => {
    const account = await nodeAccount()
    const { tokenId } = await at.listing(amina, '1')
    const flags = ['--from', account, '--rpc', at.chain.rpcUrl]
    const purchase = run('buy', `${lanterns}#${tokenId}`, ...flags)
    await purchase.until('Continue? [y/N]')
    purchase.type('y\r')
    expect(await purchase.exit).toBe(0)
    await at.settled()
    const listing = run('list', `${lanterns}#${tokenId}`, '2eth', ...flags)
    await listing.until('Continue? [y/N]')
    listing.type('y\r')
    await listing.until('Done')
    expect(await listing.exit).toBe(0)
  })

  test('error: an account that the node does not have, and an event that does not exist', async () => {
    const stranger = '0x00000000000000000000000000000000000000a1'
    const wrap = run('wrap', '1eth', '--from', stranger, '--rpc', at.chain.rpcUrl)
    await wrap.until('The node does not hold the key of')
    expect(await wrap.exit).toBe(2)
    const watch = run('watch', '--types', 'sales')
    await watch.until('There are no events sales.')
    expect(await watch.exit).toBe(2)
  })
})
