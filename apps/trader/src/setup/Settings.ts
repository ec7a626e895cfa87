import { toShell } from '../terminal/text.js'

/** Where to trade, and with which account. From flags, else from the environment. */
export type Settings = {
  /** URL of the market. */
  market: string
  /** The chain's name, of a market with several. */
  chain: string | undefined
  /** URL of a node. @default the market's */
  rpc: string | undefined
  /** An address, or the name of a demo wallet of a local market. */
  from: string | undefined
  /** Path of an encrypted key file. */
  keystore: string | undefined
  passwordFile: string | undefined
  password: string | undefined
  /** Whether to connect the wallet of a browser. */
  browser: boolean
  /** The flags among these, without the environment. */
  flags: Flags
}

type Flags = Partial<Record<'market' | 'chain' | 'rpc' | 'from' | 'keystore' | 'passwordFile', string>> & {
  browser?: boolean
}

/**
 * Reads the settings.
 *
 * @example
 * Settings.from({ market: 'https://souk.example' }, process.env)
 */
export function from(flags: Flags, env: Record<string, string | undefined>): Settings {
  const set = (value: string | undefined) => (value === '' ? undefined : value)
  return {
    market: flags.market ?? set(env.SOUK_MARKET) ?? 'http://127.0.0.1:4300',
    chain: flags.chain ?? set(env.SOUK_CHAIN),
    rpc: flags.rpc ?? set(env.SOUK_RPC),
    from: flags.from ?? set(env.SOUK_FROM),
    // A flag means this command, and the environment what is usual.
    keystore: flags.keystore ?? (flags.browser ? undefined : set(env.SOUK_KEYSTORE)),
    passwordFile: flags.passwordFile ?? set(env.SOUK_PASSWORD_FILE),
    password: env.SOUK_PASSWORD,
    browser: flags.browser ?? false,
    flags,
  }
}

/**
 * Writes a command to copy, which acts at the same market and chain and with the same account as this one. It repeats flags, and
 * leaves out what the environment sets.
 *
 * @example
 * Settings.toCommand(settings, 'offer lanterns-of-the-souk#7 PRICE')
 * // → 'souk offer lanterns-of-the-souk#7 PRICE --chain matic'
 */
export function toCommand({ flags }: Pick<Settings, 'flags'>, command: string): string {
  const repeated = [
    ...valued.flatMap(([flag, name]) => (flags[name] === undefined ? [] : [flag, flags[name]])),
    ...(flags.browser ? ['--browser'] : []),
  ]
  return ['souk', command, ...(repeated.length > 0 ? [toShell(repeated)] : [])].join(' ')
}

const valued = [
  ['--market', 'market'],
  ['--chain', 'chain'],
  ['--rpc', 'rpc'],
  ['--from', 'from'],
  ['--keystore', 'keystore'],
  ['--password-file', 'passwordFile'],
] as const
