import { createInterface } from 'node:readline/promises'
import { BaseError, findCause } from '@souk/base'
import { runAdmin } from './admin/runAdmin.js'
import { catchStrays } from './catchStrays.js'
import type { Env, FullCommand } from './command/FullCommand.js'
import { readCommand } from './command/readCommand.js'
import { runExport, runImport, toText } from './command/transferCommand.js'
import { ConfigFileError } from './config/ConfigFile.js'
import { CommandError } from './market/CommandError.js'
import { createLogger, toWords } from './market/log.js'
import { createSay, sayIndexing } from './market/sayProgress.js'
import { createMarkets, type Markets } from './markets/createMarkets.js'
import { sayChains } from './markets/sayChains.js'
import { createServer, type Server } from './server/createServer.js'
import { toSummary } from './server/tellStart.js'
import { type Person, runZone } from './zone/runZone.js'

/**
 * Runs a command line of the server: the market until the process is told to stop, or one of the other commands. Ends the
 * process with 2 when the command line is wrong, and with 1 when anything else fails.
 *
 * @param args - What follows the program's name.
 * @param env - The environment. Flags win over it.
 */
export function runCommand(args: readonly string[], env: Env): Promise<void> {
  return run(args, env).catch(fail)
}

async function run(args: readonly string[], env: Env): Promise<void> {
  const command = readCommand(args, env, { folder: process.cwd() })
  if (command.type === 'text') {
    process.stdout.write(`${command.text}\n`)
    return
  }
  if (command.type === 'export') {
    const orders = await runExport(command)
    process.stderr.write(`${orders} orders written\n`)
    return
  }
  if (command.type === 'import') {
    const tell = (line: string) => process.stderr.write(`${line}\n`)
    tell(toText(await runImport(command, tell)))
    return
  }
  if (command.type === 'admin') {
    process.stdout.write(`${await runAdmin(command)}\n`)
    return
  }
  if (command.type === 'zone') {
    await runZone(command, terminal)
    return
  }
  await serve(command)
}

type Serve = Extract<FullCommand, { type: 'run' | 'runSeveral' }>

/** Runs the markets until the process is told to stop. */
async function serve(command: Serve): Promise<void> {
  const isOn = process.stderr.isTTY && !command.isQuiet
  const say = createSay({ write: (text) => void process.stderr.write(text), isOn, began: Date.now() })
  // What a person reads already at the same terminal is not printed twice.
  const isPlain = isOn && process.stdout.isTTY && command.logLevel === 'info'
  const logger = isPlain
    ? createLogger({ level: 'warn', write: (line) => say(toWords(line)) })
    : createLogger({ level: command.logLevel })
  const common = { logger, onProgress: say, onStuck: fail }
  const server: Running =
    command.type === 'run'
      ? await createServer({ ...command.options, ...common })
      : await createMarkets({ ...command.options, ...common })
  const { url } = await server.listen()
  // Set only now, because an error during the start ends the process.
  catchStrays(process, { log: logger, end: fail })
  const { market, chains = [], openedOf } = server
  logger.info({ url, ...(market ? { chainId: market.chainId } : { chains }) }, 'the market is open')
  if (market) say(toSummary(market.config))
  say(`Open at ${url}${market ? '' : `, for the chains ${chains.join(', ')}`}`)
  if (!command.options.webRoot) say(`The API alone, described at ${url}/openapi; --web-root adds the app`)
  const indexing = new AbortController()
  if (market) sayIndexing(market, { say, signal: indexing.signal })
  if (openedOf) void sayChains({ chains, openedOf }, { say, signal: indexing.signal })
  let isClosing = false
  const close = (signal: string) => {
    if (isClosing) process.exit(1)
    isClosing = true
    indexing.abort()
    logger.info({ signal }, 'closing')
    say('Closing')
    // SIGINT comes from a person, who does not want to wait. SIGTERM comes from a supervisor, which first sends
    // requests elsewhere.
    const drained = signal === 'SIGTERM' ? server.drain() : Promise.resolve()
    drained.then(server.close).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

/** One market, or several. */
type Running = Pick<Server, 'listen' | 'drain' | 'close'> &
  Partial<Pick<Server, 'market'>> &
  Partial<Pick<Markets, 'chains' | 'openedOf'>>

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await reader.question(question)
  reader.close()
  return /^y(es)?$/i.test(answer.trim())
}

const terminal: Person = {
  say: (line) => void process.stderr.write(`${line}\n`),
  print: (text) => void process.stdout.write(`${text}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
}

function fail(error: unknown): never {
  const known = findCause(error, BaseError)
  process.stderr.write(`${known ? known.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(error instanceof CommandError || error instanceof ConfigFileError ? 2 : 1)
}
