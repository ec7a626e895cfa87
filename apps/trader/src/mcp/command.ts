import type { Command } from 'commander'
import { withExamples, withMarket } from '../commands/flags.js'
import type { Open } from '../commands/Open.js'

/** Adds `souk mcp`. What it needs loads with it, because no other command does. */
export function addMcp(program: Command, { session, offline }: Open): void {
  const mcp = withExamples(
    withMarket(program.command('mcp').description('Serves tools to an agent by the Model Context Protocol.'))
      .option('--from <account>', 'account of the node, or name of a demo wallet (SOUK_FROM)')
      .option('--keystore <file>', 'encrypted key file (SOUK_KEYSTORE)')
      .option('--password-file <file>', 'file with its password (SOUK_PASSWORD_FILE)')
      .option(
        '--policy <file>',
        'limits within which it executes; without them it only prepares (SOUK_POLICY)',
      ),
    'souk mcp --market https://souk.example',
    'souk mcp --keystore wallet.json --password-file password.txt --policy policy.json',
    'souk mcp log',
  ).action(async (flags) => {
    const { serve } = await import('./serve.js')
    await serve(await session(flags))
  })
  mcp
    .command('log')
    .description('Lists what agents prepared, executed and were refused, and how to take it back.')
    .option('--json', 'write JSON for programs')
    .action(async (_flags, command: Command) => {
      const { showLog } = await import('./showLog.js')
      await showLog(await offline(command.optsWithGlobals()))
    })
}
