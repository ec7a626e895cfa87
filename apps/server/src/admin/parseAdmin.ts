import { parseArgs } from 'node:util'
import { getAddress, isAddress } from 'viem'
import { CommandError } from '../market/CommandError.js'
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

const where = `  --url URL                URL of a running server; set its admin key in SOUK_ADMIN_KEY
  --database-url URL       PostgreSQL database, with or without running servers (DATABASE_URL)
  --data-dir FOLDER        folder of an embedded database, ./souk-data by default; stop its server
                           first (SOUK_DATA_DIR)`

/** The text of `--help` for each command. */
const adminHelp = {
  keys: `souk-server keys: manages API keys, which raise rate limits or give admin access.

  souk-server keys list
  souk-server keys create --name TEXT [--factor NUMBER] [--admin]
                           prints the secret once; the server stores only its hash
                           --factor: multiplies the usual limits, 10 by default
                           --admin: the key can add collections and create keys
  souk-server keys revoke ID

${where}`,
  collections: `souk-server collections: manages the traded collections, besides those of --collection.

  souk-server collections list
  souk-server collections add ADDRESS [--slug NAME]
                           adds an ERC721 or ERC1155 contract. The server indexes its history in the
                           background, and accepts its orders at once

${where}
  --rpc-url URL            URL of the chain's node, for add without --url (SOUK_RPC_URL)
  --start-block NUMBER     first block to index, the creation of the collection by default
                           (SOUK_START_BLOCK)`,
} as const

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads `keys …` and `collections …`.
 *
 * @throws {CommandError} with one sentence that names the problem.
 */
export function parseAdmin(
  noun: 'keys' | 'collections',
  args: readonly string[],
  env: Env,
): Admin | { type: 'text'; text: string } {
  const { values, positionals } = readArgs(args)
  const [verb, subject, ...rest] = positionals
  if (values.help || verb === undefined) return { type: 'text', text: adminHelp[noun] }
  if (rest.length > 0) throw new CommandError({ problem: `Unexpected argument ${rest[0]}.` })
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
      if (!values.name) throw new CommandError({ problem: 'Set a name for the key: --name TEXT.' })
      if (!/^[1-9]\d{0,3}$/.test(factor))
        throw new CommandError({ problem: `--factor: ${factor} is not a whole number from 1 to 9999.` })
      return { verb, name: values.name, scope: values.admin ? 'admin' : 'client', factor: Number(factor) }
    }
    case 'keys revoke':
      if (!subject)
        throw new CommandError({ problem: 'Name the key by its id. To see the ids: souk-server keys list.' })
      return { verb, id: subject }
    case 'collections add':
      if (!subject || !isAddress(subject, { strict: false }))
        throw new CommandError({
          problem: subject
            ? `${subject} is not the address of a contract.`
            : 'Name the address of a contract.',
        })
      return { verb, address: getAddress(subject), slug: values.slug }
    default:
      throw new CommandError({ problem: `Unknown command ${verb}.` })
  }
}

function toPlace(values: Values, env: Env): Place {
  if (values.url !== undefined) {
    if (!URL.canParse(values.url))
      throw new CommandError({ problem: `${values.url} is not the URL of a server.` })
    const adminKey = env.SOUK_ADMIN_KEY
    if (!adminKey) throw new CommandError({ problem: 'Set the admin key of the server in SOUK_ADMIN_KEY.' })
    return { url: values.url.replace(/\/+$/, ''), adminKey }
  }
  const startBlock = (values['start-block'] ?? env.SOUK_START_BLOCK) || undefined
  if (startBlock !== undefined && !/^\d{1,15}$/.test(startBlock))
    throw new CommandError({ problem: `--start-block: ${startBlock} is not a whole number.` })
  return {
    database: {
      url: (values['database-url'] ?? env.DATABASE_URL) || undefined,
      schema: env.SOUK_DATABASE_SCHEMA || undefined,
      folder: (values['data-dir'] ?? env.SOUK_DATA_DIR) || './souk-data',
    },
    rpcUrl: (values['rpc-url'] ?? env.SOUK_RPC_URL) || undefined,
    startBlock: startBlock === undefined ? undefined : BigInt(startBlock),
  }
}
