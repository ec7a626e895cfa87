import { BaseError, findCause } from '@souk/base'
import { CommandError, parseCommand } from './command.js'
import { createServer } from './createServer.js'
import { createLogger } from './log.js'

/** Runs the server from the command line until it is told to stop. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2), process.env)
  if (command.type === 'text') {
    process.stdout.write(`${command.text}\n`)
    return
  }
  const logger = createLogger({ level: command.logLevel })
  const server = await createServer({ ...command.options, logger })
  const { url } = await server.listen()
  logger.info({ url, chainId: server.market.chainId }, 'the market is open')
  let isClosing = false
  const close = (signal: string) => {
    if (isClosing) process.exit(1)
    isClosing = true
    logger.info({ signal }, 'closing')
    server.close().then(
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
