import type { Command } from 'commander'

/** Adds the flags that say where a command looks. */
export function withMarket(command: Command): Command {
  return command
    .option('--market <url>', 'URL of the market (SOUK_MARKET; default http://127.0.0.1:4300)')
    .option('--chain <name>', 'chain of the market, if it has several (SOUK_CHAIN)')
    .option('--rpc <url>', 'node in place of the market’s (SOUK_RPC)')
    .option('--json', 'write JSON for programs')
}

/** Adds the flags that name an account, for commands that only look. */
export function withAccount(command: Command): Command {
  return withWallet(command, 'address, or name of a demo wallet (SOUK_FROM)')
}

function withWallet(command: Command, from: string): Command {
  return withMarket(command)
    .option('--from <account>', from)
    .option('--browser', 'wallet of your browser, or a hardware wallet through it')
    .option('--keystore <file>', 'encrypted key file (SOUK_KEYSTORE)')
    .option('--password-file <file>', 'file with its password (SOUK_PASSWORD_FILE)')
}

/** Adds the flags of a trade. */
export function withTrade(command: Command): Command {
  return withWallet(command, 'account of the node, or name of a demo wallet (SOUK_FROM)')
    .option('--dry-run', 'end after the review')
    .option('--yes', 'act without asking, within a policy')
    .option('--policy <file>', 'limits for --yes (SOUK_POLICY)')
}

/** Adds the flags of a trade that signs an order. */
export function withOrder(command: Command, duration: string): Command {
  return withApproval(withTrade(command)).option(
    '--for <duration>',
    'how long it is valid, such as 12h, 7d or 2w',
    duration,
  )
}

/** Adds the flags that say how much a trade approves. By default, it is the exact amount of money, and a whole collection. */
export function withApproval(command: Command): Command {
  return command
    .option('--exact-approval', 'approve only what this trade needs, of a collection as well')
    .option('--unlimited-approval', 'approve any amount of the money, for later trades as well')
}

/** Adds examples to the help of a command. */
export function withExamples(command: Command, ...lines: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
