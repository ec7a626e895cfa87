import type { Command } from 'commander'
import { account } from './account.js'
import { completion } from './completion.js'
import { withExamples, withMarket } from './flags.js'
import { inspect } from './inspect.js'
import type { Open } from './Open.js'
import { resume } from './resume.js'
import { schema } from './schema.js'
import { verify } from './verify.js'

/** Adds the commands that need no account. */
export function addTools(program: Command, { session, offline }: Open): void {
  withExamples(
    withMarket(
      program.command('inspect <file>').description('Says what an order, typed data or a transaction does.'),
    ).option('--offline', 'ask no market for names and prices'),
    'souk inspect order.json',
    'pbpaste | souk inspect -',
  ).action(async (file, flags) => {
    const context = flags.offline ? { ...(await offline(flags)), shop: undefined } : await session(flags)
    return inspect(context, file)
  })
  withExamples(
    withMarket(
      program.command('verify <order>').description('Asks the chain whether an order can be filled now.'),
    ),
    'souk verify order.json',
    'souk verify 0xf48c894e5621ba8305697dc723c38985beeb0bc571b8b84134f74a85950c9f17',
  ).action(async (order, flags) => verify(await session(flags), order))
  withExamples(
    program
      .command('resume')
      .description('Ends trades that were left: follows what was sent, and posts what was signed.')
      .option('--json', 'write JSON for programs'),
    'souk resume',
  ).action(async (flags) => resume(await offline(flags)))
  withExamples(
    program
      .command('account <file>')
      .description('Writes an encrypted key file.')
      .option('--import', 'with a key that you type, in place of a new one')
      .option('--json', 'write JSON for programs'),
    'souk account wallet.json',
  ).action(async (file, flags) => account(await offline(flags), file, flags))
  withExamples(
    program
      .command('schema [command]')
      .description('Writes the JSON Schema of what a command writes with --json.'),
    'souk schema buy',
  ).action(async (name) => schema(await offline({}), name))
  withExamples(
    program.command('completion <shell>').description('Writes the completion of a shell: bash, zsh or fish.'),
    'souk completion bash > ~/.local/share/bash-completion/completions/souk',
  ).action(async (shell) => completion(await offline({}), shell, program))
}
