import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { help, parseCommand } from './command.js'
import { CommandError } from './node/errors.js'

describe('parseCommand', () => {
  test('default', () => {
    expect(parseCommand([])).toEqual({
      type: 'run',
      options: { chain: 'souk', port: 8545, host: '127.0.0.1' },
    })
  })

  test('param: chain, port, host and state', () => {
    const flags = ['--chain', 'caravan', '--port', '0', '--host=::1', '--state', 'kept/chain.json']
    expect(parseCommand(flags)).toEqual({
      type: 'run',
      options: { chain: 'caravan', port: 0, host: '::1', stateFile: 'kept/chain.json' },
    })
  })

  test.each(['--help', '-h'])('param: %s', (flag) => {
    expect(parseCommand([flag])).toEqual({ type: 'help' })
  })

  test.each([
    [['--chain', 'polygon'], '--chain got "polygon"; expected one of souk, caravan.'],
    [['--port', 'abc'], '--port got "abc"; expected a whole number from 0 to 65535.'],
    [['--port', '65536'], '--port got "65536"; expected a whole number from 0 to 65535.'],
    [['--port', '1e3'], '--port got "1e3"; expected a whole number from 0 to 65535.'],
    [['--port=-1'], '--port got "-1"; expected a whole number from 0 to 65535.'],
    [['--port', '--help'], '--port got "--help"; expected a whole number from 0 to 65535.'],
    [['--port'], '--port got nothing; expected a whole number from 0 to 65535.'],
    [['--host', 'localhost'], /^--host got "localhost"; expected an IP address of this machine/],
    [['--host='], /^--host got ""; expected an IP address of this machine/],
    [['--state'], '--state got nothing; expected the name of a file.'],
    [['--help=yes'], '--help got "yes"; expected no value.'],
    [['--prot', '1'], '--prot is not a flag of the local chain; did you mean --port?'],
    [['--prot=1'], '--prot is not a flag of the local chain; did you mean --port?'],
    [['--sate', 'x'], '--sate is not a flag of the local chain; did you mean --state?'],
    [['port'], 'port is not a flag of the local chain; did you mean --port?'],
    [
      ['--fresh'],
      '--fresh is not a flag of the local chain; expected one of --chain, --port, --host, --state, --help.',
    ],
    [
      ['8545'],
      '8545 is not a flag of the local chain; expected one of --chain, --port, --host, --state, --help.',
    ],
    [
      ['-x'],
      '-x is not a flag of the local chain; expected one of --chain, --port, --host, --state, --help.',
    ],
  ])('error: %j', (args, message) => {
    expect(() => parseCommand(args)).toThrow(CommandError)
    expect(() => parseCommand(args)).toThrow(message)
  })

  test('behavior: the help explains every flag', () => {
    for (const flag of ['--chain', '--port', '--host', '--state', '--help']) expect(help).toContain(flag)
  })
})

describe('main', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const run = (...args: string[]) => {
    const command = ['--conditions=@souk/source', '--import', 'tsx', main, ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  test('error: a mistake is one sentence, and the code is 2', () => {
    expect(run('--prot', '1')).toEqual({
      status: 2,
      stdout: '',
      stderr: '--prot is not a flag of the local chain; did you mean --port?\n',
    })
  }, 30_000)
})
