import { parseArgs } from 'node:util'
import { type Hex, isHex } from 'viem'
import { CommandError } from '../market/CommandError.js'
import { readNodeUrl } from '../market/readNodeUrl.js'

/** A command about the auction zone of a chain. */
export type ZoneCommand = {
  type: 'zone'
  verb: 'deploy' | 'status'
  rpcUrl: string
  /** Sends the transaction. Without it, another wallet has to. */
  key: Hex | undefined
  /** Does not ask before it sends. */
  isAgreed: boolean
}

const flags = {
  'rpc-url': { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const

const zoneHelp = `souk zone: the contract that settles English auctions. It is at the same address on every chain.

  souk zone status  says whether it is on the chain, and what it would cost
  souk zone deploy  puts it on the chain. Says what it costs and asks first. With a key in
                           SOUK_DEPLOYER_KEY, it sends the transaction. Without a key, it prints the
                           transaction as JSON for any wallet (to a file with > zone.json), and waits
                           until the contract is there. The key needs no rights, and no one owns the
                           contract

  --rpc-url URL            URL of the chain's node (SOUK_RPC_URL)
  --yes                    do not ask`

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads `zone …`.
 *
 * @throws {CommandError} with one sentence that names the problem.
 */
export function parseZone(args: readonly string[], env: Env): ZoneCommand | { type: 'text'; text: string } {
  const { values, positionals } = readArgs(args)
  const [verb, ...rest] = positionals
  if (values.help || verb === undefined) return { type: 'text', text: zoneHelp }
  if (rest.length > 0) throw new CommandError({ problem: `Unexpected argument ${rest[0]}.` })
  if (verb !== 'deploy' && verb !== 'status')
    throw new CommandError({ problem: `zone ${verb} is not one of zone deploy and zone status.` })
  const rpcUrl = readNodeUrl(values['rpc-url'] ?? env.SOUK_RPC_URL)
  const key = env.SOUK_DEPLOYER_KEY || undefined
  // The message leaves the key out.
  if (key !== undefined && (!isHex(key) || key.length !== 66))
    throw new CommandError({ problem: 'SOUK_DEPLOYER_KEY must be 32 bytes of hex.' })
  return { type: 'zone', verb, rpcUrl, key, isAgreed: values.yes ?? false }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: true })
  } catch (cause) {
    throw new CommandError({ problem: cause instanceof Error ? cause.message : String(cause) }, { cause })
  }
}
