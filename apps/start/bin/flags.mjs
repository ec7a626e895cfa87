import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The flags of `npm start`, without dependencies, so that `--help` works before anything is installed. */

export const help = `Starts a whole market on this machine: a local chain with the real Seaport 1.5, the market server and the app.

Usage: npm start -- [flags]

  --port PORT          the app and its API (default 4300)
  --host HOST          who may connect: 127.0.0.1 is this machine only, 0.0.0.0 everybody (default 127.0.0.1)
  --chain-port PORT    the local chain (default 8545)
  --data FOLDER        where chain and orders are kept between runs (default .souk)
  --fresh              forget chain and orders of the data folder, and begin anew
  --chain-rpc URL      use this node instead of the local chain; Seaport 1.5 must be on its chain
  --collection ADDRESS a collection to trade, with --chain-rpc; may be repeated
  --log LEVEL          the server's log lines: silent, error, warn, info, debug (default warn)
  --help               this text

Ctrl-C stops everything and keeps chain and orders; a second Ctrl-C stops at once.`

const options = /** @type {const} */ ({
  port: { type: 'string', default: '4300' },
  host: { type: 'string', default: '127.0.0.1' },
  'chain-port': { type: 'string', default: '8545' },
  data: { type: 'string', default: '.souk' },
  fresh: { type: 'boolean', default: false },
  'chain-rpc': { type: 'string' },
  collection: { type: 'string', multiple: true, default: [] },
  log: { type: 'string', default: 'warn' },
  help: { type: 'boolean', short: 'h', default: false },
})

/**
 * Reads the flags.
 *
 * @param {readonly string[]} args
 * @param {string} root The repository; a relative data folder lies in it.
 * @returns {import('./flags.d.mts').Flags}
 */
export function parseFlags(args, root) {
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    if (values.help) return { type: 'help' }
    return { type: 'run', options: toOptions(values, root) }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    return { type: 'mistake', message: `${reason}. See npm start -- --help.` }
  }
}

function toOptions(values, root) {
  const rpcUrl = values['chain-rpc']
  const addresses = values.collection.flatMap((list) => list.split(','))
  const wrong = addresses.find((address) => !/^0x[0-9a-fA-F]{40}$/.test(address))
  if (wrong !== undefined) throw new RangeError(`--collection ${wrong} is not an address`)
  if (rpcUrl !== undefined && !/^https?:\/\//.test(rpcUrl))
    throw new RangeError(`--chain-rpc ${rpcUrl} is not an http address`)
  if (addresses.length > 0 && rpcUrl === undefined)
    throw new RangeError('--collection goes with --chain-rpc, the local chain brings its own')
  if (!levels.includes(values.log))
    throw new RangeError(`--log ${values.log} is none of ${levels.join(', ')}`)
  return {
    port: port('--port', values.port),
    host: values.host,
    chainPort: port('--chain-port', values['chain-port']),
    dataDir: resolve(root, values.data),
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
