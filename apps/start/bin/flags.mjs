import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The flags of `npm start`, without dependencies, so that `--help` works before anything is installed. */

/**
 * The text of `--help`.
 *
 * @param {string} program What the flags follow, such as `npm start --`.
 */
const helpOf = (
  program,
) => `Starts a complete market on this machine: a local chain with the real Seaport 1.5, the market server and the app.

Usage: ${program} [flags]

  --port PORT          port of the app and its API (default 4300)
  --host HOST          address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all networks
                       (default 127.0.0.1)
  --chains NUMBER      number of local chains: 1, or 2 with different native currencies (default 1)
  --chain-port PORT    port of the local chain; a second one uses the next port (default 8545)
  --data FOLDER        folder that keeps the chains and the orders between runs (default .souk)
  --fresh              delete the chains and the orders of the data folder, and start again
  --chain-rpc URL      use this node instead of the local chain; its chain must have Seaport 1.5
  --collection ADDRESS collection to trade with --chain-rpc; can be repeated
  --log LEVEL          log level of the server: silent, error, warn, info, debug (default warn)
  --help               show this text

Ctrl-C stops everything and keeps the chains and the orders. A second Ctrl-C stops immediately.`

const options = /** @type {const} */ ({
  port: { type: 'string', default: '4300' },
  host: { type: 'string', default: '127.0.0.1' },
  chains: { type: 'string', default: '1' },
  'chain-port': { type: 'string', default: '8545' },
  data: { type: 'string', default: '.souk' },
  fresh: { type: 'boolean', default: false },
  'chain-rpc': { type: 'string' },
  collection: { type: 'string', multiple: true, default: [] },
  log: { type: 'string', default: 'warn' },
  help: { type: 'boolean', short: 'h', default: false },
})

/**
 * Parses the flags.
 *
 * @param {readonly string[]} args
 * @param {{ folder: string, program?: string }} context Relative data folders start from the folder.
 * @returns {import('./flags.d.mts').Flags}
 */
export function parseFlags(args, { folder, program = 'npm start --' }) {
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    if (values.help) return { type: 'help', text: helpOf(program) }
    return { type: 'run', options: toOptions(values, folder) }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    return { type: 'mistake', message: `${reason}. See ${program} --help.` }
  }
}

function toOptions(values, folder) {
  const rpcUrl = values['chain-rpc']
  const addresses = values.collection.flatMap((list) => list.split(','))
  const wrong = addresses.find((address) => !/^0x[0-9a-fA-F]{40}$/.test(address))
  if (wrong !== undefined) throw new RangeError(`--collection ${wrong} is not an address`)
  if (rpcUrl !== undefined && !/^https?:\/\//.test(rpcUrl))
    throw new RangeError(`--chain-rpc ${rpcUrl} is not an HTTP URL`)
  if (addresses.length > 0 && rpcUrl === undefined)
    throw new RangeError('--collection needs --chain-rpc, because the local chain has its own collections')
  if (!['1', '2'].includes(values.chains)) throw new RangeError(`--chains ${values.chains} is not 1 or 2`)
  if (values.chains !== '1' && rpcUrl !== undefined)
    throw new RangeError('--chains is for local chains, and --chain-rpc uses another node')
  if (!levels.includes(values.log))
    throw new RangeError(`--log ${values.log} is not one of ${levels.join(', ')}`)
  return {
    port: port('--port', values.port),
    host: values.host,
    chains: Number(values.chains),
    chainPort: port('--chain-port', values['chain-port']),
    dataDir: resolve(folder, values.data),
    fresh: values.fresh,
    chainRpc: rpcUrl,
    collections: addresses,
    logLevel: values.log,
  }
}

const levels = ['silent', 'error', 'warn', 'info', 'debug']

function port(flag, text) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > 65_535)
    throw new RangeError(`${flag} ${text} is not a port (0 to 65535)`)
  return number
}
