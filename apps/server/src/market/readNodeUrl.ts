import { CommandError } from './CommandError.js'

/**
 * Reads the URL of a node. The message of the error leaves it out, because it may contain a key.
 *
 * @throws {CommandError} if it is missing or not a URL of HTTP.
 */
export function readNodeUrl(text: string | undefined): string {
  if (!text) throw new CommandError({ problem: 'Set the URL of the node: --rpc-url URL.' })
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return text
  const problem = /^https?:\/\//i.test(text)
    ? 'The URL of the node (--rpc-url) is not a valid URL.'
    : 'The URL of the node (--rpc-url) must begin with https:// or http://.'
  throw new CommandError({ problem })
}
