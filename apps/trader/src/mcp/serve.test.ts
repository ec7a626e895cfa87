import { readFileSync } from 'node:fs'
import { demo } from '@souk/devchain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bazaar } from '../testing/bazaar.js'
import { bundleProgram, type Program } from '../testing/terminal.js'
import * as AgentLog from './AgentLog.js'
import { argumentTables } from './testing/argumentTables.js'
import { readJson } from './testing/readJson.js'
import { type Agent, type Limits, startAgent } from './testing/startAgent.js'

const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
const page = readFileSync(new URL('../../../../docs/agents.md', import.meta.url), 'utf8')
const at = bazaar()
let agent: Agent
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
  agent = await startAgent({ program, market: at.url(), from: bilal.address, limits: {} })
})
afterAll(async () => {
  await agent.close()
  await program.remove()
})

/** The example that names an account and a policy, and the policy of the page. */
function exampleOf(text: string): { args: readonly string[]; policy: Limits } {
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => readJson(block))
  const args = blocks
    .map((block) => block?.mcpServers?.souk?.args as readonly string[] | undefined)
    .find((words) => words?.includes('--from') && words.includes('--policy'))
  const policy = blocks.find((block) => block?.spend)
  if (!args || !policy) return expect.fail('The page has no such example.')
  return { args, policy }
}

const after = (args: readonly string[], flag: string) => args[args.indexOf(flag) + 1] ?? ''

describe('souk mcp', () => {
  test('default: prepares a purchase, executes it once within the policy, and logs both', async () => {
    const { tokenId, orderHash } = await at.listing(amina, '1')
    const item = `${lanterns}#${tokenId}`
    const prepared = await agent.call('prepare_buy', { item })
    expect(prepared).toMatchObject({
      policy: { isAllowed: true, reasons: [] },
      plan: {
        ...{ steps: ['transaction'], chainId: 31_337 },
        pays: [{ kind: 'native', amount: '1000000000000000000' }],
        receives: [{ kind: 'item', token: lanterns, id: String(tokenId) }],
        approvals: [],
      },
      words: { title: `Buy ${item.replace('#', ' #')}`, rows: { 'You pay': '1 ETH', Seller: amina.address } },
    })
    expect(await at.ownerOf(tokenId)).toBe(amina.address)
    const { id } = prepared
    const done = await agent.call('execute', { id })
    expect(done).toMatchObject({ status: 'done', id, orderHash, contract: lanterns })
    expect(await at.ownerOf(tokenId)).toBe(bilal.address)
    expect(await agent.call('execute', { id })).toMatchObject({
      error: 'Trader.RefusedError',
      message: 'Not executed:\nThis trade was executed already, or failed. Prepare it again.',
    })
    const { entries } = await AgentLog.read({ stateFolder: agent.stateFolder })
    expect(entries.map(({ stage }) => stage)).toEqual(['prepared', 'begun', 'executed', 'refused'])
  })

  test('behavior: it says which chain and which money it is about', () => {
    expect(agent.instructions).toContain(
      'All items and money are on chain 31337. Its native currency is ETH. Prices can be in ETH, WETH, dUSD.',
    )
  })

  test('behavior: docs/agents.md names each tool', async () => {
    const tools = await agent.tools()
    expect(tools).toHaveLength(24)
    const [, described = ''] = page.split('\n## The tools\n')
    for (const { name } of tools) expect(described).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|$`, 'm'))
  })

  test('behavior: docs/agents.md has the arguments of each tool, as agents see them', async () => {
    expect(page).toContain(`\n${argumentTables(await agent.tools())}\n`)
  })

  test('behavior: the example of docs/agents.md with --from and a policy prepares what the policy allows', async () => {
    const { args, policy } = exampleOf(page)
    const { tokenId } = await at.listing(amina, '0.15')
    const other = await startAgent({
      ...{ program, market: at.url(), from: after(args, '--from'), limits: policy },
    })
    const prepared = await other.call('prepare_buy', { item: `${lanterns}#${tokenId}` })
    expect(prepared).toMatchObject({ policy: { isAllowed: true, reasons: [] } })
    expect(await other.call('execute', { id: prepared.id })).toMatchObject({ status: 'done' })
    expect(await at.ownerOf(tokenId)).toBe(bilal.address)
    await other.close()
  })

  test('error: every tool refuses an argument that it does not have, and names those that it has', async () => {
    for (const { name, inputSchema } of await agent.tools()) {
      const known = Object.keys(inputSchema.properties ?? {}).join(', ')
      expect(await agent.call(name, { colour: 'amber' })).toContain(
        `${name} has no argument colour. Its arguments are ${known}.`,
      )
    }
    expect(await agent.call('orders', { makers: amina.address, sides: 'offers' })).toContain(
      'orders has no argument makers, sides. Its arguments are what, maker, side, limit.',
    )
  })

  test('behavior: beyond a limit, it prepares and does not execute', async () => {
    const { tokenId } = await at.listing(amina, '2.5')
    const prepared = await agent.call('prepare_buy', { item: `${lanterns}#${tokenId}` })
    const reason = 'It would spend 2.5 of the native currency, and the policy allows 2 at once.'
    expect(prepared).toMatchObject({
      policy: { isAllowed: false, reasons: expect.arrayContaining([reason]) },
    })
    const { id } = prepared
    expect(await agent.call('execute', { id })).toMatchObject({ error: 'Trader.RefusedError' })
    expect(await at.ownerOf(tokenId)).toBe(amina.address)
  })
})
