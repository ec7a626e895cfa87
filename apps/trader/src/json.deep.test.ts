import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demo } from '@souk/devchain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputName } from './commands/outputs.js'
import { bazaar } from './testing/bazaar.js'
import { checkLines } from './testing/checkLines.js'
import { inputs } from './testing/inputs.js'
import { bundleProgram, type Program } from './testing/terminal.js'

const at = bazaar()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
  const limit = { currency: 'native', perTransaction: '2', perDay: '10' }
  const rest = { version: 1, chainId: 31_337, collections: 'any', warnings: 'accept' }
  const policy = { ...rest, spend: [limit], counterparties: [bilal.address] }
  writeFileSync(join(program.folder, 'policy.json'), JSON.stringify(policy))
})
afterAll(() => program.remove())

const trade = ['--yes', '--policy', 'policy.json']

/** The lines of JSON that a command writes, checked against their schemas, and its exit code. */
async function lines(words: readonly string[]) {
  const place = words[0] === 'resume' ? [] : ['--market', at.url()]
  const { exit, text } = program.run([...words, ...place, '--json'])
  const code = await exit
  return { code, lines: checkLines(text(), words[0] as OutputName) }
}

// The other commands are checked in `commands.deep.test.ts`.
describe('--json', () => {
  test('default: an item and money that were sent', async () => {
    const tokenId = await at.itemOf(amina)
    const item = await lines(['send', `${lanterns}#${tokenId}`, bilal.address, '--from', 'Amina', ...trade])
    expect(item).toMatchObject({ code: 0 })
    expect(item.lines.at(-1)).toMatchObject({ command: 'send', tokenId: String(tokenId), amount: '1' })
    const money = await lines(['send', '0.5eth', bilal.address, '--from', 'Amina', ...trade])
    expect(money.lines.at(-1)).toMatchObject({ command: 'send', amount: '500000000000000000' })
    expect(item.lines.map(({ type, command }) => type ?? command)).toContain('progress')
  })

  test('default: a dry run, with what the policy says of it', async () => {
    const { tokenId } = await at.listing(amina, '3')
    const words = ['buy', `${lanterns}#${tokenId}`, '--from', 'Bilal', '--dry-run', '--policy', 'policy.json']
    expect(await lines(words)).toMatchObject({
      code: 0,
      lines: [
        {
          status: 'dryRun',
          review: { requests: [{ method: 'eth_sendTransaction' }] },
          policy: expect.arrayContaining([expect.stringContaining('the policy allows 2 at once')]),
        },
      ],
    })
  })

  test('error: a mistake, a refusal, and an order that cannot be filled', async () => {
    expect(await lines(['buy', 'lanterns-of-the-souk#x'])).toMatchObject({
      ...{ code: 2, lines: [{ status: 'mistake', error: { name: 'Trader.MistakeError' } }] },
    })
    expect(await lines(['buy', '--nothing'])).toMatchObject({ code: 2, lines: [{ status: 'mistake' }] })
    const { tokenId, orderHash } = await at.listing(amina, '1')
    const refused = await lines(['buy', `${lanterns}#${tokenId}`, '--from', 'Bilal', '--yes'])
    expect(refused).toMatchObject({ code: 1, lines: [{ status: 'failed' }] })
    await at.market(amina).cancelOrders({ orders: [orderHash] })
    await at.settled()
    const verified = await lines(['verify', orderHash])
    expect(verified).toMatchObject({ code: 1, lines: [{ isFillable: false }, { status: 'failed' }] })
  })

  test('default: trades that were left, and events', async () => {
    expect(await lines(['resume'])).toMatchObject({ code: 0, lines: [{ command: 'resume', trades: [] }] })
    const watching = program.run([
      'watch',
      '--types',
      'listing,sale',
      '--count',
      '2',
      '--json',
      '--market',
      at.url(),
    ])
    await watching.until('"state":"open"')
    const { orderHash } = await at.listing(amina, '1')
    await at.market(bilal).fulfillOrder({ order: orderHash })
    expect(await watching.exit).toBe(0)
    const events = checkLines(watching.text(), 'watch').filter(({ command }) => command === 'watch')
    expect(events).toMatchObject([{ type: 'listing' }, { type: 'sale' }])
  })

  test.each(Object.entries(inputs))('default: %s on the standard input', async (_, input) => {
    const args = [program.file, 'inspect', '-', '--market', at.url(), '--json']
    const reading = promisify(execFile)(process.execPath, args)
    reading.child.stdin?.end(input)
    const { stdout } = await reading
    expect(checkLines(stdout, 'inspect')).toMatchObject([{ command: 'inspect' }])
  })
})
