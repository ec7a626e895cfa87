/** The part of `localStorage` that is used. */
type NodeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the address of one's own node is kept, for each chain by itself. */
function ownNodeKey(chainId: number): string {
  return `souk.node.${chainId}`
}

/**
 * Reads the address of a node as people type it; nothing where it is none. Only what is encrypted, or on the same machine:
 * what one looks at is nobody else's business.
 *
 * @example
 * readNodeUrl(' https://node.example/key ') // → 'https://node.example/key'
 */
export function readNodeUrl(text: string): string | undefined {
  if (text.length > 500 || !URL.canParse(text.trim())) return undefined
  const url = new URL(text.trim())
  const isOwnMachine = ['localhost', '127.0.0.1'].includes(url.hostname)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine)
  return isSafe ? url.href : undefined
}

/** The node that this browser's reader chose for a chain; nothing for the market's own. */
export function getOwnNode(storage: NodeStorage, chainId: number): string | undefined {
  return readNodeUrl(storage.getItem(ownNodeKey(chainId)) ?? '')
}

/** Keeps a node for the next time the page is loaded, or goes back to the market's own. */
export function keepOwnNode(storage: NodeStorage, chainId: number, url: string | undefined): void {
  if (url === undefined) storage.removeItem(ownNodeKey(chainId))
  else storage.setItem(ownNodeKey(chainId), url)
}
