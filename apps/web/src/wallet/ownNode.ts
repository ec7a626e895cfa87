/** The part of `localStorage` in use. */
type NodeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the storage key of the visitor's own node, separate for each chain. */
function ownNodeKey(chainId: number): string {
  return `souk.node.${chainId}`
}

/**
 * Parses the typed address of a node; `undefined` if it is invalid. Accepts only encrypted connections and this
 * machine, so that no one else sees the visitor's requests.
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

/** Returns the node that this browser's visitor chose for a chain; `undefined` for the market's own. */
export function getOwnNode(storage: NodeStorage, chainId: number): string | undefined {
  return readNodeUrl(storage.getItem(ownNodeKey(chainId)) ?? '')
}

/** Stores a node for the next page load, or returns to the market's own. */
export function keepOwnNode(storage: NodeStorage, chainId: number, url: string | undefined): void {
  if (url === undefined) storage.removeItem(ownNodeKey(chainId))
  else storage.setItem(ownNodeKey(chainId), url)
}
