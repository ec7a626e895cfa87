import { parseArgs } from 'node:util'
import { redactUrl } from '@souk/base'
import { Chain, Network, networks, productionNetworks, testNetworks } from '@souk/networks'
import { createPublicClient, http } from 'viem'
import { chainIssues, networkIssues, slugIssues } from './networkChecks.js'

const help = `Usage: npm run check:networks -- [--rpc <network>=<url> …]

Checks what @souk/networks says about chains: spelling of addresses, uniqueness, order, and agreement with viem's own
definitions. No request leaves the machine unless a node is named.

  --rpc <network>=<url>   Asks that node too: its chain id, the code of Multicall3 and of the registry of ENS, the
                          symbols of the tokens that offers are made in. A network is named by name or chain id.
                          May be given several times.
  --help, -h              Shows this text.

Example: npm run check:networks -- --rpc polygon=https://polygon.drpc.org --rpc 31337=http://127.0.0.1:8545

Ends with 0 when everything is right, with 1 when something is not, with 2 when it was called wrongly.`

/** A node to ask. */
type Target = { network: Network.Network; url: string }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const asked = readArgs(args)
  if (asked === 'help') {
    console.log(help)
    return 0
  }
  if (typeof asked === 'string') {
    console.error(`${asked}\n\n${help}`)
    return 2
  }
  const offline = [networks, productionNetworks, testNetworks].flatMap(networkIssues).concat(slugIssues())
  console.log(`${networks.length} networks and ${Chain.slugs.length} slugs compared: ${verdict(offline)}`)
  const onChain = await Promise.all(asked.map(askNode))
  const issues = [...new Set([...offline, ...onChain.flat()])]
  for (const issue of issues) console.error(`  ${issue}`)
  return issues.length === 0 ? 0 : 1
}

/** Parses the command line; returns a sentence when it is invalid. */
function readArgs(args: readonly string[]): Target[] | string {
  try {
    const options = {
      rpc: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    } as const
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return 'help'
    const targets = (values.rpc ?? []).map(readTarget)
    return (
      targets.find((target) => typeof target === 'string') ??
      targets.filter((target) => typeof target !== 'string')
    )
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function readTarget(text: string): Target | string {
  const [, idOrName = '', url = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  const network = Network.find(idOrName)
  if (!network) return `${JSON.stringify(text)} does not begin with a known network and "=".`
  return URL.canParse(url) ? { network, url } : `${JSON.stringify(url)} is no URL.`
}

async function askNode({ network, url }: Target): Promise<string[]> {
  const client = createPublicClient({ transport: http(url, { retryCount: 1, timeout: 20_000 }) })
  const issues = await chainIssues(network, client).catch(() => [
    // viem's message contains the URL, which may contain an API key.
    `${network.name}: the node at ${redactUrl(url)} does not answer as a node.`,
  ])
  console.log(`${network.name} at ${redactUrl(url)}: ${verdict(issues)}`)
  return issues
}

function verdict(issues: readonly string[]): string {
  return issues.length === 0 ? 'all right' : `${issues.length} found wrong`
}
