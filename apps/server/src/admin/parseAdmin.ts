import { parseArgs } from 'node:util'
import { getAddress, isAddress } from 'viem'
import { CommandError } from '../CommandError.js'
import type { Action, Admin, Place } from './Admin.js'

const flags = {
  name: { type: 'string' },
  admin: { type: 'boolean' },
  factor: { type: 'string' },
  slug: { type: 'string' },
  url: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  'rpc-url': { type: 'string' },
  'start-block': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const where = `  --url URL                a server that is open; the key is taken from SOUK_ADMIN_KEY
  --database-url URL       a PostgreSQL, whether servers are open or not (DATABASE_URL)
  --data-dir FOLDER        an embedded database whose server is stopped, ./souk-data by default
                           (SOUK_DATA_DIR)`

/** What `--help` says for each. */
const adminHelp = {
  keys: `souk-server keys: who may ask more often, and who may run the market.

  souk-server keys list
  souk-server keys create --name TEXT [--factor NUMBER] [--admin]
                           prints the secret for the only time; of it only a hash is kept
                           --factor: how many times the usual allowance, 10 by default
                           --admin: may add collections and make keys
  souk-server keys revoke ID

${where}`,
  collections: `souk-server collections: what is traded, besides what --collection names at the start.

  souk-server collections list
  souk-server collections add ADDRESS [--slug NAME]
                           an ERC721 or ERC1155 contract; its past is read by the server, in the
                           background, and none of its orders is refused meanwhile

${where}
  --rpc-url URL            the chain's node, for add without --url (SOUK_RPC_URL)
  --start-block NUMBER     the first block that matters, 0 by default (SOUK_START_BLOCK)`,
} as const

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads `keys …` and `collections …`.
 *
 * @throws {CommandError} with one sentence on what is wrong.
 */
export function parseAdmin(
  noun: 'keys' | 'collections',
  args: readonly string[],
  env: Env,
): Admin | { type: 'text'; text: string } {
  const { values, positionals } = readArgs(args)
  const [verb, subject, ...rest] = positionals
  if (values.help || verb === undefined) return { type: 'text', text: adminHelp[noun] }
  if (rest.length > 0) throw new CommandError({ problem: `${rest[0]} is one word too many.` })
  const action = toAction(`${noun} ${verb}`, subject, values)
  return { type: 'admin', action, place: toPlace(values, env) }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: true })
  } catch (cause) {
    throw new CommandError({ problem: cause instanceof Error ? cause.message : 'Unknown flag.' }, { cause })
  }
}

type Values = ReturnType<typeof readArgs>['values']

function toAction(verb: string, subject: string | undefined, values: Values): Action {
  switch (verb) {
    case 'keys list':
    case 'collections list':
      return { verb }
    case 'keys create': {
      const factor = values.factor ?? '10'
      if (!values.name) throw new CommandError({ problem: 'Say whose key it is: --name TEXT.' })
      if (!/^[1-9]\d{0,3}$/.test(factor))
        throw new CommandError({ problem: `--factor: ${factor} is no whole number from 1 to 9999.` })
      return { verb, name: values.name, scope: values.admin ? 'admin' : 'client', factor: Number(factor) }
    }
    case 'keys revoke':
      if (!subject) throw new CommandError({ problem: 'Say which key: its id is in the list.' })
      return { verb, id: subject }
    case 'collections add':
      if (!subject || !isAddress(subject, { strict: false }))
        throw new CommandError({ problem: `${subject ?? 'Nothing'} is no address of a contract.` })
      return { verb, address: getAddress(subject), slug: values.slug }
    default:
      throw new CommandError({ problem: `There is no ${verb}.` })
  }
}

function toPlace(values: Values, env: Env): Place {
  if (values.url !== undefined) {
    if (!URL.canParse(values.url))
      throw new CommandError({ problem: `${values.url} is no address of a server.` })
    const adminKey = env.SOUK_ADMIN_KEY
    if (!adminKey) throw new CommandError({ problem: 'The key of the server goes into SOUK_ADMIN_KEY.' })
    return { url: values.url.replace(/\/+$/, ''), adminKey }
  }
  const startBlock = (values['start-block'] ?? env.SOUK_START_BLOCK) || '0'
  if (!/^\d{1,15}$/.test(startBlock))
    throw new CommandError({ problem: `--start-block: ${startBlock} is no whole number.` })
  return {
    database: {
      url: (values['database-url'] ?? env.DATABASE_URL) || undefined,
      folder: (values['data-dir'] ?? env.SOUK_DATA_DIR) || './souk-data',
    },
    rpcUrl: (values['rpc-url'] ?? env.SOUK_RPC_URL) || undefined,
    startBlock: BigInt(startBlock),
  }
}
