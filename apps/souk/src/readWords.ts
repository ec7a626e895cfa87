import { help } from './help.js'

/** Commands that the server takes as they are. */
const ofServer = ['config', 'collections', 'requests', 'keys', 'zone', 'export', 'import'] as const

/** Commands of traders. */
const ofTrader = [
  ...(['buy', 'sweep', 'accept', 'send', 'wrap', 'list', 'reprice', 'offer', 'ladder', 'cancel'] as const),
  ...(['auction', 'bid', 'settle', 'auctions', 'swap', 'swaps'] as const),
  ...(['orders', 'portfolio', 'watch', 'approvals', 'inspect', 'verify', 'resume'] as const),
  ...(['account', 'schema', 'completion', 'mcp'] as const),
] as const

const commands = ['start', 'serve', ...ofServer, ...ofTrader] as const

/** What a command line asks for. */
export type Words =
  | { type: 'text'; text: string }
  | { type: 'mistake'; text: string }
  | { type: 'version' }
  | { type: 'start'; args: readonly string[] }
  | { type: 'server'; args: readonly string[] }
  | { type: 'trader'; args: readonly string[] }

/** Reads the first word of a command line. Each command reads what follows. */
export function readWords([word, ...args]: readonly string[]): Words {
  switch (word) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { type: 'text', text: help }
    case 'version':
    case '--version':
    case '-v':
      return { type: 'version' }
    case 'start':
      return { type: 'start', args }
    case 'serve':
      return { type: 'server', args }
    default:
      if (ofServer.some((command) => command === word)) return { type: 'server', args: [word, ...args] }
      if (ofTrader.some((command) => command === word)) return { type: 'trader', args: [word, ...args] }
      return { type: 'mistake', text: `${unknown(word)} souk --help lists all commands.` }
  }
}

function unknown(word: string): string {
  const near = commands.find((command) => command.startsWith(word) || word.startsWith(command))
  return `There is no command ${word}.${near ? ` Did you mean souk ${near}?` : ''}`
}
