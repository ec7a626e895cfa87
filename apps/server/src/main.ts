import { BaseError, findCause } from '@souk/base'
import { runAdmin } from './admin/runAdmin.js'
import { catchStrays } from './catchStrays.js'
import { parseCommand } from './command.js'
import { createServer } from './createServer.js'
import { CommandError } from './market/CommandError.js'
import { createLogger } from './market/log.js'
import { createSay, sayIndexing } from './sayProgress.js'
import { runExport, runImport, toText } from './transferCommand.js'

/** Runs the command: the server until it is told to stop, or a transfer of its orders. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2), process.env)
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
  const logger = createLogger({ level: command.logLevel })
  const say = createSay({
    write: (text) => void process.stderr.write(text),
    isOn: process.stderr.isTTY && !command.isQuiet,
    began: Date.now(),
  })
  const server = await createServer({ ...command.options, logger, onProgress: say, onStuck: fail })
  const { url } = await server.listen()
  // Set only now, because an error during the start ends the process.
  catchStrays(process, { log: logger, end: fail })
  logger.info({ url, chainId: server.market.chainId }, 'the market is open')
  say(`Open at ${url}, on chain ${server.market.chainId}`)
  if (!command.options.webRoot) say(`The API alone, described at ${url}/openapi; --web-root adds the app`)
  const indexing = new AbortController()
  sayIndexing(server.market, { say, signal: indexing.signal })
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

function fail(error: unknown): never {
  const known = findCause(error, BaseError)
  process.stderr.write(`${known ? known.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(error instanceof CommandError ? 2 : 1)
}

main().catch(fail)
