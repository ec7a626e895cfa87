import { join } from 'node:path'
import type { ChainEntry, ConfigFile } from '../config/ConfigFile.js'
import { common, ofChain, type Setting, whole } from '../config/fields.js'
import { CommandError } from '../market/CommandError.js'
import type { ServerOptions } from '../market/config.js'
import type { ChainOptions } from '../markets/MarketsOptions.js'
import { type Command, parseCommand } from './command.js'
import type { Env, FullCommand } from './FullCommand.js'

type Given = { args: readonly string[]; env: Env }

/** The command for a file with one chain, to which all flags and variables apply. */
export function toOne(file: ConfigFile, chain: ChainEntry, { args, env }: Given): Command {
  return parseCommand([...args, ...toFlags(chain, args)], {
    ...toEnv(file, whole),
    ...toEnv(chain, ofChain),
    ...(chain.dataDir && { SOUK_DATA_DIR: chain.dataDir }),
    ...(chain.databaseSchema && { SOUK_DATABASE_SCHEMA: chain.databaseSchema }),
    SOUK_CHAIN: chain.chain,
    ...env,
  })
}

/**
 * The command for a file with several chains. A variable for one chain has its name at the end: `SOUK_RPC_URL_MATIC`.
 *
 * @throws {CommandError} when a flag or variable does not say for which chain it is.
 */
export function toSeveral(file: ConfigFile, { args, env }: Given): FullCommand {
  const { value: name, rest } = takeFlag(args, 'chain')
  const [verb] = rest
  assertOfAll(env, file)
  if (verb !== undefined && !verb.startsWith('-')) return forOne(file, { args: rest, env }, name)
  if (name !== undefined)
    throw new CommandError({ problem: '--chain chooses the chain of a command such as import.' })
  assertNoFlags(rest, file)
  const parsed = file.chains.map((chain) => ({
    chain,
    command: parseCommand([...rest, ...toFlags(chain, rest)], envOf(file, chain, env)),
  }))
  const command = parsed[0]?.command
  if (command?.type !== 'run') return command ?? { type: 'text', text: '' }
  const { rpcUrl: _, chain: __, chainId: ___, ...all } = command.options
  const chains = parsed.map(({ chain, command }) => toChain(chain, command))
  return { ...command, type: 'runSeveral', options: { ...all, chains } }
}

/** Commands about data are about one chain. A key is valid on all, wherever it is kept. */
function forOne(file: ConfigFile, { args, env }: Given, name: string | undefined): Command {
  const names = file.chains.map(({ chain }) => chain).join(', ')
  const [verb] = args
  const isRemote = args.some((text) => text === '--url' || text.startsWith('--url='))
  const wanted = name ?? (verb === 'keys' || isRemote ? file.chains[0]?.chain : undefined)
  if (wanted === undefined)
    throw new CommandError({ problem: `Several chains are configured. Choose one with --chain: ${names}.` })
  const chain = file.chains.find((each) => each.chain === wanted)
  if (!chain) throw new CommandError({ problem: `--chain: ${wanted} is not one of ${names}.` })
  if (isRemote) return parseCommand(withPrefix(args, name), env)
  if (chain.url !== undefined)
    throw new CommandError({
      problem: `The chain ${chain.chain} is run by another server; run the command there.`,
    })
  return parseCommand([...args, ...(verb === 'import' ? toFlags(chain, args) : [])], {
    ...envOf(file, chain, env),
    ...placeOf(file, chain, env),
  })
}

function withPrefix(args: readonly string[], name: string | undefined): readonly string[] {
  if (name === undefined) return args
  const { value = '', rest } = takeFlag(args, 'url')
  return [...rest, '--url', `${value.replace(/\/+$/, '')}/chains/${name}`]
}

/** Where several chains keep the data of one; as `planMarkets` decides. */
function placeOf(file: ConfigFile, chain: ChainEntry, env: Env): Env {
  const all = { ...toEnv(file, whole), ...env }
  return {
    SOUK_DATA_DIR: chain.dataDir ?? join(all.SOUK_DATA_DIR ?? './souk-data', chain.chain),
    SOUK_DATABASE_SCHEMA: chain.databaseSchema ?? chain.chain.replaceAll('-', '_'),
  }
}

function toChain(chain: ChainEntry, command: Command): ChainOptions {
  const { chain: name, title, url } = chain
  if (command.type !== 'run') throw new RangeError('The chains of one file are run together.')
  const { chainId, dataDir: _, siteUrl: __, ...own } = command.options as ServerOptions
  if (url !== undefined) return { chain: name, url, chainId, title, nativeCurrency: own.nativeCurrency }
  const { dataDir, databaseSchema } = chain
  return { ...own, chain: name, chainId, title, databaseSchema, ...(dataDir && { dataDir }) }
}

function envOf(file: ConfigFile, chain: ChainEntry, env: Env): Env {
  return {
    ...toEnv(file, whole),
    // The command line needs one, and nobody asks it.
    ...(chain.url !== undefined && { SOUK_RPC_URL: chain.url }),
    ...toEnv(chain, ofChain),
    ...env,
    ...ownOf(env, chain.chain),
    SOUK_CHAIN: chain.chain,
  }
}

/** `SOUK_SETTLER_KEY_MATIC` is the `SOUK_SETTLER_KEY` of the chain `matic`. */
function ownOf(env: Env, chain: string): Env {
  const ending = `_${suffixOf(chain)}`
  const names = [...Object.values<Setting>(ofChain).map(({ variable }) => variable), 'SOUK_SETTLER_KEY']
  return Object.fromEntries(
    names.flatMap((name) => (env[name + ending] === undefined ? [] : [[name, env[name + ending]]])),
  )
}

function suffixOf(chain: string): string {
  return chain.toUpperCase().replaceAll('-', '_')
}

/** Reads settings of the file as variables. */
function toEnv(values: Readonly<Record<string, unknown>>, settings: Readonly<Record<string, Setting>>): Env {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { variable, toText = String }]) =>
      Object.hasOwn(values, name) ? [[variable, toText(values[name] as never)]] : [],
    ),
  )
}

/** Settings that only have a flag. A flag of the same name replaces them. */
function toFlags({ mints = [], allowLists = [] }: ChainEntry, args: readonly string[]): readonly string[] {
  const has = (flag: string) => args.some((text) => text === flag || text.startsWith(`${flag}=`))
  return [
    ...(has('--mint') ? [] : mints.flatMap((mint) => ['--mint', mint])),
    ...(has('--allow-list') ? [] : allowLists.flatMap((path) => ['--allow-list', path])),
  ]
}

/** What one chain alone can have. */
const onlyOfChain = Object.entries<Setting>(ofChain).filter(([name]) => !Object.hasOwn(common, name))

function assertOfAll(env: Env, file: ConfigFile): void {
  const found = onlyOfChain.find(([, { variable }]) => env[variable] !== undefined)
  if (found) throw ambiguous(found[1].variable, found[1].variable, file)
}

const flagsOfChain: Readonly<Record<string, string>> = {
  '--rpc-url': 'SOUK_RPC_URL',
  '--chain-id': 'SOUK_CHAIN_ID',
  '--collection': 'SOUK_COLLECTIONS',
  '--currency': 'SOUK_CURRENCIES',
  '--native': 'SOUK_NATIVE',
  '--wrapped-native': 'SOUK_WRAPPED_NATIVE',
  '--price-feed': 'SOUK_PRICE_FEEDS',
  '--conduit-key': 'SOUK_CONDUIT_KEY',
  '--auction-zone': 'SOUK_AUCTION_ZONES',
  '--offer-zone': 'SOUK_OFFER_ZONE',
  '--explorer-url': 'SOUK_EXPLORER_URL',
  '--ens-registry': 'SOUK_ENS_REGISTRY',
  '--start-block': 'SOUK_START_BLOCK',
  '--head-timeout': 'SOUK_HEAD_TIMEOUT',
}

function assertNoFlags(args: readonly string[], file: ConfigFile): void {
  for (const text of args) {
    const [flag = ''] = text.split('=', 1)
    const variable = Object.hasOwn(flagsOfChain, flag) ? flagsOfChain[flag] : undefined
    if (variable) throw ambiguous(flag, variable, file)
  }
}

function ambiguous(given: string, variable: string, { chains }: ConfigFile): CommandError {
  const example = `${variable}_${suffixOf(chains[1]?.chain ?? chains[0]?.chain ?? '')}`
  return new CommandError({
    problem: `${given} is about one chain, and several are configured. Set it in the file, or as ${example}.`,
  })
}

/** Takes a flag with a value out of a command line. */
export function takeFlag(
  args: readonly string[],
  name: string,
): { value: string | undefined; rest: readonly string[] } {
  const rest: string[] = []
  let value: string | undefined
  for (let index = 0; index < args.length; index++) {
    const text = args[index] ?? ''
    if (text.startsWith(`--${name}=`)) value = text.slice(name.length + 3)
    else if (text === `--${name}`) {
      value = args[++index]
      if (value === undefined) throw new CommandError({ problem: `--${name} needs a value.` })
    } else rest.push(text)
  }
  return { value, rest }
}
