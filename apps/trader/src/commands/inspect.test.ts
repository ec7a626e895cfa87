import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProgram } from '../program.js'
import * as Paint from '../terminal/Paint.js'
import { checkLines } from '../testing/checkLines.js'
import { inputs } from '../testing/inputs.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-inspect-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the program in this process. */
async function run(...words: string[]): Promise<string> {
  const said: string[] = []
  const screen = {
    ...{ say: (text: string) => void said.push(text), note: () => {}, canAsk: false, width: 100 },
    ...{ ask: async () => undefined, paint: Paint.from({ hasColours: false }) },
  }
  const rest = { env: {}, signal: new AbortController().signal, clock: () => 0, atEnd: () => {} }
  await createProgram(words, { screen, ...rest }).parseAsync(words, { from: 'user' })
  return said.join('\n')
}

async function inspect(text: string, ...flags: string[]): Promise<string> {
  const file = join(folder, 'input.json')
  await writeFile(file, text)
  return run('inspect', file, '--offline', ...flags)
}

describe('souk inspect', () => {
  const order = ['You give 0x0000…00e1 #7.', 'You receive 1000000000000000000', 'The chain is not known']
  const typed = ['You give 0x0000…00e1 #7.', 'You receive 1 ETH.', 'It ends on Jan 1, 2100']
  const purchase = ['You fill an order of 0x', 'You pay 1000000000000000000', 'You receive 0x0000…00e1 #7.']
  const sent = [...purchase, 'You send 1000000000000000000']
  test.each([
    ['order', order],
    ['typed data', typed],
    ['calldata', [...purchase, 'This is calldata without its target.']],
    ['transaction', sent],
    ['wallet request', sent],
  ] as const)('default: %s', async (name, statements) => {
    const said = (await inspect(inputs[name])).replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
    for (const statement of statements) expect(said).toContain(statement)
    expect(said).toContain('No market was asked for names and prices.')
    expect(said).not.toContain('Danger')
    expect(checkLines(await inspect(inputs[name], '--json'), 'inspect')).toMatchObject([{ notShown: 0 }])
  })

  test.each([
    ['nothing', '  ', 'The input is empty.'],
    ['a hash', `0x${'1'.repeat(64)}`, 'A hash alone says nothing.'],
    ['a signature', `0x${'ab'.repeat(65)}`, 'signature'],
    ['a text', 'hello', ''],
    ['too much', 'x'.repeat(400_001), 'The input is longer than'],
  ])('error: %s', async (_, text, reason) => {
    await expect(inspect(text)).rejects.toThrow(
      expect.objectContaining({ name: 'Trader.MistakeError', message: expect.stringContaining(reason) }),
    )
  })

  test('error: a file that does not exist', async () => {
    await expect(run('inspect', join(folder, 'none'), '--offline')).rejects.toThrow('cannot be read')
  })
})

describe('souk schema', () => {
  test('default: the schema of an output', async () => {
    expect(JSON.parse(await run('schema', 'verify'))).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'The JSON of souk verify',
      required: ['command', 'chainId', 'orderHash', 'isFillable', 'signature', 'findings'],
    })
    expect((await run('schema')).split('\n')).toContain('dry-run')
  })

  test('error: an output that does not exist', async () => {
    await expect(run('schema', 'byu')).rejects.toThrow('There is no schema of byu.')
  })
})

describe('checkLines', () => {
  test.each([
    ['a field that no schema names', { more: 1 }],
    ['an amount that is a number', { amount: 1 }],
    ['a field that is missing', { undo: undefined }],
  ])('error: %s', (_, change) => {
    const hash = `0x${'1'.repeat(64)}`
    const line = {
      status: 'done',
      command: 'wrap',
      chainId: 1,
      transactionHash: hash,
      networkFee: '1',
      undo: false,
    }
    expect(checkLines(JSON.stringify({ ...line, amount: '1' }), 'wrap')).toHaveLength(1)
    expect(() => checkLines(JSON.stringify({ ...line, amount: '1', ...change }), 'wrap')).toThrow('wrap: ')
  })
})
