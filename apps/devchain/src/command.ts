import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { chains, type DemoChainName } from './demo/demo.js'
import { CommandError } from './node/errors.js'

/** A parsed command line. */
export type Command =
  | { type: 'help' }
  | { type: 'run'; options: { chain: DemoChainName; port: number; host: string; stateFile?: string } }

const names = Object.keys(chains) as readonly DemoChainName[]

export const help = `Starts a local chain with Seaport 1.5, currencies and collections.

  --chain <name>    souk, with ether, or caravan, with another native currency (default souk)
  --port <number>   port to listen on (default 8545; 0 for any free port)
  --host <address>  IP address to listen on (default 127.0.0.1)
  --state <file>    file that keeps the chain between runs
  --help            show this text
`

const options = {
  chain: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Flag = keyof typeof options

const flags = Object.keys(options) as readonly Flag[]

const expectations = {
  chain: `one of ${names.join(', ')}`,
  port: 'a whole number from 0 to 65535',
  host: 'an IP address of this machine, such as 127.0.0.1 or 0.0.0.0',
  state: 'the name of a file',
  help: 'no value',
} as const satisfies Record<Flag, string>

/**
 * Reads the command line.
 *
 * @throws {CommandError} with one sentence: the flag, the given value and the expected one.
 */
export function parseCommand(args: readonly string[]): Command {
  // Not strict, because Node's own error messages differ between versions.
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw unknown(token.value)
    if (token.kind === 'option') assertFlag(token)
  }
  if (values.help) return { type: 'help' }
  return {
    type: 'run',
    options: {
      chain: toChain(values.chain ?? 'souk'),
      port: toPort(values.port ?? '8545'),
      host: toHost(values.host ?? '127.0.0.1'),
      ...(typeof values.state === 'string' ? { stateFile: values.state } : {}),
    },
  }
}

function assertFlag(token: { name: string; rawName: string; value: string | undefined }): void {
  const flag = flags.find((known) => known === token.name)
  if (!flag) throw unknown(token.rawName)
  if (options[flag].type === 'string' ? !token.value : token.value !== undefined) {
    const given = token.value === undefined ? 'nothing' : `"${token.value}"`
    throw new CommandError({ given: token.rawName, problem: `got ${given}`, expected: expectations[flag] })
  }
}

function unknown(given: string): CommandError {
  const near = flags.find((flag) => distance(given.replace(/^-+/, ''), flag) <= 2)
  const all = flags.map((flag) => `--${flag}`)
  return new CommandError({
    given,
    problem: 'is not a flag of the local chain',
    ...(near ? { meant: `--${near}` } : { expected: `one of ${all.join(', ')}` }),
  })
}

function toChain(value: string | boolean): DemoChainName {
  const found = names.find((name) => name === value)
  if (found) return found
  throw new CommandError({ given: '--chain', problem: `got "${value}"`, expected: expectations.chain })
}

function toPort(value: string | boolean): number {
  const text = String(value)
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new CommandError({ given: '--port', problem: `got "${text}"`, expected: expectations.port })
}

function toHost(value: string | boolean): string {
  const text = String(value)
  if (isIP(text) !== 0) return text
  throw new CommandError({ given: '--host', problem: `got "${text}"`, expected: expectations.host })
}

/** Counts the letters to add, remove, replace or swap with their neighbour to turn one word into another. */
function distance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length
  const [a, b] = [from[0], to[0]]
  const [restOfFrom, restOfTo] = [from.slice(1), to.slice(1)]
  if (a === b) return distance(restOfFrom, restOfTo)
  // A word much longer than any flag matches none of them.
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY
  const swapped =
    a === to[1] && from[1] === b ? distance(from.slice(2), to.slice(2)) : Number.POSITIVE_INFINITY
  return (
    1 + Math.min(swapped, distance(restOfFrom, to), distance(from, restOfTo), distance(restOfFrom, restOfTo))
  )
}
