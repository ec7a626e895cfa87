import type { Command } from 'commander'
import type { Session } from '../conduct/Session.js'
import { buy } from './buy.js'

/** Opens the session of a command with its flags. */
export type Open = (flags: object) => Promise<Session>

/** Adds the flags that say where to trade, and with what. */
function withMarket(command: Command): Command {
  return command
    .option('--market <url>', 'URL of the market (SOUK_MARKET; default http://127.0.0.1:4300)')
    .option('--chain <name>', 'chain of the market, if it has several (SOUK_CHAIN)')
    .option('--rpc <url>', 'node in place of the market’s (SOUK_RPC)')
    .option('--json', 'write JSON for programs')
}

/** Adds the flags of a trade. */
function withTrade(command: Command): Command {
  return withMarket(command)
    .option('--from <account>', 'address of an account of the node, or name of a demo wallet (SOUK_FROM)')
    .option('--keystore <file>', 'encrypted key file (SOUK_KEYSTORE)')
    .option('--password-file <file>', 'file with the password of the key file (SOUK_PASSWORD_FILE)')
    .option('--dry-run', 'end after the review')
    .option('--yes', 'act without asking, within a policy')
    .option('--policy <file>', 'limits for --yes (SOUK_POLICY)')
}

/** Adds each command to the program. */
export const commands: readonly ((program: Command, open: Open) => void)[] = [
  (program, open) =>
    withTrade(program.command('buy <item>'))
      .description('buys the cheapest listing of an item')
      .option('--units <count>', 'units of an edition (default 1)')
      .option('--max <price>', 'pay at most this, for a price that rises')
      .option('--to <address>', 'account that receives the item')
      .addHelpText(
        'after',
        examples(
          'souk buy lanterns-of-the-souk#7 --from Bilal',
          'souk buy https://souk.example/item/0x5FbD…0aa3/7 --keystore wallet.json',
        ),
      )
      .action(async (item: string, flags) => buy(await open(flags), item, flags)),
]

function examples(...lines: readonly string[]): string {
  return `\nExamples\n${lines.map((line) => `  ${line}`).join('\n')}`
}
