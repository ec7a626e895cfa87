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
  }
}
