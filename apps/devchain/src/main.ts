import { parseArgs } from 'node:util'
import { BaseError } from '@souk/base'
import { accounts, contracts } from './demo.js'
import { startDevchain } from './startDevchain.js'

const help = `Starts a local chain with Seaport 1.5, currencies and three collections.

  --port <number>   where it listens (default 8545; 0 = any free port)
  --host <address>  which network it listens on (default 127.0.0.1)
  --state <file>    keeps the chain in this file between runs
  --help            shows this text
`

const options = {
  port: { type: 'string', default: '8545' },
  host: { type: 'string', default: '127.0.0.1' },
  state: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.help) {
    print(help)
    return
  }
  const chain = await startDevchain({
    port: Number(values.port),
    host: values.host,
    onProgress: (text) => print(`${text} …\n`),
    ...(values.state === undefined ? {} : { stateFile: values.state }),
  })
  print(`The chain listens on ${chain.rpcUrl}\n\n`)
  for (const { name, address, privateKey } of accounts)
    print(`  ${name.padEnd(8)} ${address}  ${privateKey}\n`)
  print('\n')
  for (const [name, address] of Object.entries(contracts)) print(`  ${name.padEnd(18)} ${address}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void chain.stop())
  await chain.exited
  // Saving may still be under way when the node ended by itself.
  await chain.stop()
}

function print(text: string): void {
  process.stdout.write(text)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BaseError ? error.message : String(error)}\n`)
  process.exitCode = 1
})
