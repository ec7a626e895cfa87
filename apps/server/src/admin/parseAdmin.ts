import { parseArgs } from 'node:util'
import { type Address, getAddress, isAddress } from 'viem'
import type { CollectionChange } from '../collections/changeCollection.js'
import { CommandError } from '../market/CommandError.js'
import type { Action, Admin, Place } from './Admin.js'

const flags = {
  name: { type: 'string' },
  admin: { type: 'boolean' },
  factor: { type: 'string' },
  slug: { type: 'string' },
  'only-failed': { type: 'boolean' },
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
  keys: `souk keys: manages API keys, which raise rate limits or give admin access.

  souk keys list
  souk keys create --name TEXT [--factor NUMBER] [--admin]
                           prints the secret once; the server stores only its hash
                           --factor: multiplies the usual limits, 10 by default
                           --admin: the key can add collections and create keys
  souk keys revoke ID

${where}`,
  collections: `souk collections: manages the traded collections, besides those of --collection.

  souk collections list
  souk collections add ADDRESS [--slug NAME]
                           adds an ERC721 or ERC1155 contract. The server indexes its history in the
                           background, and accepts its orders at once
  souk collections rename ADDRESS --name TEXT
                           names it, in place of the name in its metadata
  souk collections hide ADDRESS
  souk collections show ADDRESS
                           leaves it out of lists, searches and streams of the whole market, or not.
                           Its own page and the wallets of its owners stay
  souk collections stop ADDRESS
  souk collections resume ADDRESS
                           stops or resumes reading its history. New blocks are still read
  souk collections refresh ADDRESS [--only-failed]
                           reads the metadata of all of its tokens again, or of those that failed

${where}
  --rpc-url URL            URL of the chain's node, for add without --url (SOUK_RPC_URL)
  --start-block NUMBER     first block to index, the creation of the collection by default
                           (SOUK_START_BLOCK)`,
  requests: `souk requests: answers visitors who asked for collections. --requests of the server allows them.

  souk requests list
  souk requests accept ADDRESS
                           adds the collection
  souk requests decline ADDRESS
                           declines it. It cannot be asked for again

${where}
  --rpc-url URL            URL of the chain's node, for accept without --url (SOUK_RPC_URL)
  --start-block NUMBER     first block to index, the creation of the collection by default
                           (SOUK_START_BLOCK)`,
} as const

/** The first words of these commands. */
export type AdminNoun = keyof typeof adminHelp

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads `keys …`, `collections …` and `requests …`.
 *
 * @throws {CommandError} with one sentence that names the problem.
 */
export function parseAdmin(
  noun: AdminNoun,
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
        throw new CommandError({ problem: 'Name the key by its id. To see the ids: souk keys list.' })
      return { verb, id: subject }
    case 'requests list':
      return { verb }
    case 'requests accept':
    case 'requests decline':
      return { verb: 'requests answer', address: toAddress(subject), isAccepted: verb.endsWith('accept') }
    case 'collections add':
      return { verb, address: toAddress(subject), slug: values.slug }
    case 'collections refresh':
      return { verb, address: toAddress(subject), isOnlyFailed: values['only-failed'] ?? false }
    default:
      return toChange(verb, subject, values)
  }
}

const changes: Readonly<Record<string, { change: CollectionChange; done: string }>> = {
  'collections hide': { change: { isHidden: true }, done: 'is hidden' },
  'collections show': { change: { isHidden: false }, done: 'is shown' },
  'collections stop': { change: { isStopped: true }, done: 'is stopped: its history is not read' },
  'collections resume': { change: { isStopped: false }, done: 'is resumed: its history is read' },
}

function toChange(verb: string, subject: string | undefined, { name }: Values): Action {
  if (verb === 'collections rename') {
    if (!name || name.length > 200)
      throw new CommandError({ problem: 'Set a name of 1 to 200 characters: --name TEXT.' })
    const done = `is named ${name}`
    return { verb: 'collections change', address: toAddress(subject), change: { name }, done }
  }
  const known = Object.hasOwn(changes, verb) ? changes[verb] : undefined
  if (!known) throw new CommandError({ problem: `Unknown command ${verb}.` })
  return { verb: 'collections change', address: toAddress(subject), ...known }
}

function toAddress(subject: string | undefined): Address {
  if (subject && isAddress(subject, { strict: false })) return getAddress(subject)
  const problem = subject ? `${subject} is not the address of a contract.` : 'Name the address of a contract.'
  throw new CommandError({ problem })
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
