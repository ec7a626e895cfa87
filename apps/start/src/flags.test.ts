import { describe, expect, test } from 'vitest'
import { parseFlags } from '../bin/flags.mjs'

const context = { folder: '/somewhere' }

describe('parseFlags', () => {
  test('default', () => {
    expect(parseFlags([], context)).toEqual({
      type: 'run',
      options: {
        port: 4300,
        host: '127.0.0.1',
        chains: 1,
        chainPort: 8545,
        dataDir: '/somewhere/.souk',
        fresh: false,
        chainRpc: undefined,
        collections: [],
        logLevel: 'warn',
      },
    })
  })

  test.each([
    [['--port', '80'], { port: 80 }],
    [['--fresh'], { fresh: true }],
    [['--chains', '2'], { chains: 2 }],
    [['--data', '/elsewhere'], { dataDir: '/elsewhere' }],
    [['--chain-rpc', 'http://node:8545'], { chainRpc: 'http://node:8545' }],
    [['--host=0.0.0.0'], { host: '0.0.0.0' }],
  ])('param: %j', (args, expected) => {
    expect(parseFlags(args, context)).toMatchObject({ type: 'run', options: expected })
  })

  test.each([
    [['--prot', '1'], "Unknown option '--prot'. See npm start -- --help."],
    [['--port', '70000'], '--port 70000 is not a port (0 to 65535). See npm start -- --help.'],
    [['--port', 'x'], '--port x is not a port (0 to 65535). See npm start -- --help.'],
    [['--chain-rpc', 'node'], '--chain-rpc node is not an HTTP URL. See npm start -- --help.'],
    [['--chains', '3'], '--chains 3 is not 1 or 2. See npm start -- --help.'],
    [
      ['--chains', '2', '--chain-rpc', 'http://node:8545'],
      '--chains is for local chains, and --chain-rpc uses another node. See npm start -- --help.',
    ],
    [
      ['--log', 'loud'],
      '--log loud is not one of silent, error, warn, info, debug. See npm start -- --help.',
    ],
    [
      ['--collection', `0x${'1'.repeat(40)}`],
      '--collection needs --chain-rpc, because the local chain has its own collections. See npm start -- --help.',
    ],
  ])('error: %j', (args, message) => {
    expect(parseFlags(args, context)).toEqual({ type: 'mistake', message })
  })

  test('behavior: the help explains every flag', () => {
    for (const flag of [
      '--port',
      '--host',
      '--chains',
      '--chain-port',
      '--data',
      '--fresh',
      '--chain-rpc',
      '--log',
      '--help',
    ])
      expect(parseFlags(['--help'], context)).toEqual({ type: 'help', text: expect.stringContaining(flag) })
    const program = 'souk start'
    expect(parseFlags(['--help'], { ...context, program })).toMatchObject({
      text: expect.stringContaining(`${program} [flags]`),
    })
  })
})
