import { homedir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { addCommands } from './commands/index.js'
import type { Open } from './commands/Open.js'
import type { Session } from './conduct/Session.js'
import { addMcp } from './mcp/command.js'
import * as Policy from './policy/Policy.js'
import { connect } from './setup/connect.js'
import { readGiven } from './setup/readGiven.js'
import * as Settings from './setup/Settings.js'
import type { Screen } from './terminal/Screen.js'

/** What the program has of its process. */
export type World = {
  screen: Screen
  env: Record<string, string | undefined>
  signal: AbortSignal
  clock: () => number
  atEnd: Session['atEnd']
}

/** The flags that every command takes. */
type CommonFlags = Partial<
  Record<'market' | 'chain' | 'rpc' | 'from' | 'keystore' | 'passwordFile' | 'policy', string>
> & { json?: boolean; dryRun?: boolean; yes?: boolean; browser?: boolean }

/**
 * Creates the command line of traders.
 *
 * @param words - The words after `souk`.
 */
export function createProgram(words: readonly string[], world: World): Command {
  const program = new Command('souk')
  program.exitOverride().configureOutput({
    writeOut: (text) => world.screen.say(text.trimEnd()),
    writeErr: () => {},
  })
  const open: Open = {
    session: (flags) => openSession(words, flags, world),
    offline: (flags) => openOffline(words, flags, world),
  }
  addCommands(program, open)
  addMcp(program, open)
  return program
}

/** Opens the session of a command: settings, market, mode. */
async function openSession(words: readonly string[], flags: CommonFlags, world: World): Promise<Session> {
  const session = await openOffline(words, flags, world)
  return { ...session, shop: await connect(session.settings, world) }
}

async function openOffline(
  words: readonly string[],
  flags: CommonFlags,
  { screen, env, signal, clock, atEnd }: World,
): Promise<Omit<Session, 'shop'>> {
  const path = flags.policy ?? (env.SOUK_POLICY || undefined)
  const policy = path === undefined ? undefined : Policy.parse(await readGiven(path))
  return {
    ...{ screen, signal, clock, atEnd, words, settings: Settings.from(flags, env) },
    mode: {
      isJson: flags.json ?? false,
      isDryRun: flags.dryRun ?? false,
      isYes: flags.yes ?? false,
      policy,
    },
    stateFolder: stateFolderOf(env),
  }
}

/** The folder for state of a program, by the XDG Base Directory Specification. */
function stateFolderOf(env: Record<string, string | undefined>): string {
  return join(env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'souk')
}
