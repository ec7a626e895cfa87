import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toSchema } from '../config/ConfigFile.js'
import { readCommand } from './readCommand.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-config-'))
})
afterAll(() => rm(folder, { recursive: true }))

const address = `0x${'ab'.repeat(20)}`
const one = {
  chain: 'base',
  rpcUrl: 'https://node.example/v3/SECRET',
  collections: [{ address, slug: 'lamps' }],
}
const several = {
  name: 'Two',
  dataDir: '/data',
  port: 4400,
  rateLimits: { read: 10, node: 0 },
  chains: [
    { ...one, startBlock: 7, mints: [`${address}:0:mint(address to, uint256 quantity)`] },
    { chain: 'matic', title: 'POS', rpcUrl: 'https://polygon.example/SECRET', pollIntervalMs: 2_000 },
    { chain: 'zora', url: 'http://zora.internal:4300' },
  ],
}

async function run(file: object, args: readonly string[] = [], env: Record<string, string> = {}) {
  await writeFile(join(folder, 'souk.config.json'), JSON.stringify(file))
  return readCommand(args, env, { folder })
}

describe('readCommand', () => {
  test('default: without a file, the command line alone', () => {
    expect(readCommand(['--rpc-url', 'http://node'], {}, { folder: '/nowhere' })).toMatchObject({
      type: 'run',
      options: { rpcUrl: 'http://node' },
    })
  })

  test('default: one chain, and flags win over variables, and variables over the file', async () => {
    const file = { port: 1, name: 'file', dataDir: 'file', chains: [one] }
    expect(await run(file, ['--port', '3'], { PORT: '2', SOUK_NAME: 'variable', HOST: '' })).toMatchObject({
      type: 'run',
      options: {
        chain: 'base',
        port: 3,
        name: 'variable',
        dataDir: 'file',
        host: undefined,
        collections: [{ slug: 'lamps' }],
      },
    })
  })

  test('default: several chains, each with its own', async () => {
    const env = { SOUK_RPC_URL_MATIC: 'http://other', SOUK_SETTLER_KEY_BASE: `0x${'1'.repeat(64)}` }
    const command = await run(several, ['--port', '1'], env)
    expect(command).toMatchObject({
      type: 'runSeveral',
      options: {
        name: 'Two',
        dataDir: '/data',
        port: 1,
        rateLimits: { read: 10, node: 0 },
        chains: [
          { chain: 'base', startBlock: 7n, settlerKey: env.SOUK_SETTLER_KEY_BASE, mints: [{ price: 0n }] },
          {
            chain: 'matic',
            title: 'POS',
            rpcUrl: 'http://other',
            pollIntervalMs: 2_000,
            settlerKey: undefined,
          },
          { chain: 'zora', url: 'http://zora.internal:4300' },
        ],
      },
    })
    expect(
      JSON.stringify(command, (_, value) => String(typeof value === 'bigint' ? value : '') && value),
    ).not.toContain('"dataDir":"./souk-data"')
  })

  test('param: --chain chooses the data of a command', async () => {
    expect(await run(several, ['export', '--chain', 'matic'])).toMatchObject({
      type: 'export',
      database: { folder: '/data/matic' },
    })
    expect(
      await run(several, ['collections', 'add', address, '--chain=base'], {
        DATABASE_URL: 'postgres://db/souk',
      }),
    ).toMatchObject({
      place: { database: { url: 'postgres://db/souk', schema: 'base' }, rpcUrl: one.rpcUrl, startBlock: 7n },
    })
    expect(await run(several, ['keys', 'list'])).toMatchObject({
      place: { database: { folder: '/data/base' } },
    })
    const remote = ['collections', 'list', '--url', 'http://souk:4300/', '--chain', 'matic']
    expect(await run(several, remote, { SOUK_ADMIN_KEY: 'x' })).toMatchObject({
      place: { url: 'http://souk:4300/chains/matic' },
    })
  })

  test.each([
    [['export'], {}, 'Several chains are configured. Choose one with --chain: base, matic, zora.'],
    [['export', '--chain', 'x'], {}, '--chain: x is not one of base, matic, zora.'],
    [['export', '--chain', 'zora'], {}, 'The chain zora is run by another server'],
    [['--rpc-url', 'http://node'], {}, '--rpc-url is about one chain, and several are configured.'],
    [[], { SOUK_START_BLOCK: '1' }, 'Set it in the file, or as SOUK_START_BLOCK_MATIC.'],
    [['--chain', 'base'], {}, '--chain chooses the chain of a command'],
    [['config'], {}, 'The command is souk config check [FILE].'],
  ])('error: %j %j', async (args, env, problem) => {
    await expect(run(several, args, env)).rejects.toThrow(problem)
  })

  test.each([
    [{ chains: [] }, 'souk.config.json: chains must be a list of at least one chain.'],
    [{}, 'souk.config.json: chains must be a list of at least one chain.'],
    [
      { chains: [{ ...one, rpcUrl: 'node' }] },
      'chains[0].rpcUrl must be a URL such as https://node.example.',
    ],
    [{ chains: [{ chain: 'base' }] }, 'chains[0] must be a chain with either rpcUrl or url.'],
    [{ chains: [{ ...one, url: 'http://x' }] }, 'chains[0] must be a chain with either rpcUrl or url.'],
    [
      { chains: [{ ...one, colections: [] }] },
      'chains[0].colections must be left out: there is no such setting.',
    ],
    [
      { chains: [{ ...one, collections: [{ address: '0x' }] }] },
      'chains[0].collections[0].address must be an address.',
    ],
    [{ adminKey: 'x', chains: [one] }, 'adminKey must be left out: it is a secret, so set SOUK_ADMIN_KEY'],
    [{ port: '1', chains: [one] }, 'port must be a whole number.'],
  ])('error: the file %j', async (file, problem) => {
    await expect(run(file)).rejects.toThrow(problem)
  })

  test('error: a file that is missing, or no JSON', async () => {
    expect(() => readCommand(['--config', 'no.json'], {}, { folder })).toThrow(
      'no.json: the file must be a file that can be read.',
    )
    await writeFile(join(folder, 'bad.json'), '{"rpcUrl": SECRET')
    expect(() => readCommand(['--config=bad.json'], {}, { folder })).toThrow(
      'bad.json: the file must be JSON.',
    )
  })

  test('behavior: config check prints what would run, and no secret', async () => {
    const env = { SOUK_ADMIN_KEY: 'SECRET', DATABASE_URL: 'postgres://souk:SECRET@db.example/souk' }
    const command = await run(several, ['config', 'check'], env)
    expect(command).toMatchInlineSnapshot(`
      {
        "text": "souk.config.json is valid.
      Two, on 127.0.0.1, port 4400, without the app
      admin key set, metrics token not set
      chain base (Base, id 8453) at /
        node node.example
        data in /data/base, tables on db.example, schema base
        1 collection, settler key not set
      chain matic (POS, id 137) at /chains/matic
        node polygon.example
        data in /data/matic, tables on db.example, schema matic
        0 collections, settler key not set
      chain zora (Zora, id 7777777) at /chains/zora
        passed on to the server zora.internal:4300",
        "type": "text",
      }
    `)
    expect(JSON.stringify(command)).not.toContain('SECRET')
    expect(await run({ chains: [one] }, ['config', 'check'])).toMatchInlineSnapshot(`
      {
        "text": "souk.config.json is valid.
      Souk, on 127.0.0.1, port 4300, without the app
      admin key not set, metrics token not set
      chain base (the id of its node) at /
        node node.example
        data in ./souk-data
        1 collection, settler key not set",
        "type": "text",
      }
    `)
  })
})

describe('toSchema', () => {
  const published = JSON.parse(
    readFileSync(new URL('../../souk.config.schema.json', import.meta.url), 'utf8'),
  )

  test('default: the published file is this schema', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(toSchema())))
  })

  test('behavior: it accepts and refuses what the server does', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(published)
    expect([validate(several), validate({ chains: [one] })]).toEqual([true, true])
    const wrong = [{}, { chains: [] }, { chains: [{ ...one, colections: [] }] }, { port: '1', chains: [one] }]
    expect(wrong.map((file) => validate(file))).toEqual([false, false, false, false])
  })

  test('behavior: the example of the guide is valid', () => {
    const guide = readFileSync(new URL('../../../../docs/running-a-market.md', import.meta.url), 'utf8')
    const [, example = ''] = /```json souk\.config\.json\n(.*?)```/s.exec(guide) ?? []
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(published)
    expect(validate(JSON.parse(example))).toBe(true)
  })
})
