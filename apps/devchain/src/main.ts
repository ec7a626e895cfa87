import { BaseError } from '@souk/base'
import { help, parseCommand } from './command.js'
import { accounts, chains } from './demo/demo.js'
import { CommandError } from './node/errors.js'
import { startDevchain } from './startDevchain.js'

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2))
  if (command.type === 'help') {
    print(help)
    return
  }
  const chain = await startDevchain({
    ...command.options,
    onProgress: (text) => print(`${text} …\n`),
  })
  print(`The chain listens on ${chain.rpcUrl}\n\n`)
  for (const { name, address, privateKey } of accounts)
    print(`  ${name.padEnd(8)} ${address}  ${privateKey}\n`)
  print('\n')
  for (const [name, address] of Object.entries(chains[command.options.chain].contracts))
    print(`  ${name.padEnd(18)} ${address}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void chain.stop())
  await chain.exited
  // If the node ended by itself, saving may still be in progress.
  await chain.stop()
}

function print(text: string): void {
  process.stdout.write(text)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BaseError ? error.message : String(error)}\n`)
  process.exitCode = error instanceof CommandError ? 2 : 1
})
