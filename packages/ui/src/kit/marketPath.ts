/**
 * Returns the part of a path that names one chain of a market with several; empty for the market's default chain.
 *
 * @example
 * chainPathOf('/chains/matic/item/0x01/7') // → '/chains/matic'
 */
export function chainPathOf(pathname: string): string {
  return /^\/chains\/[\w-]+(?=\/|$)/.exec(pathname)?.[0] ?? ''
}

/**
 * Puts a path of the market's own below the path of its chain. Another address, and a path that is already there, stay as
 * they are.
 *
 * @example
 * belowPath('/rpc', '/chains/matic') // → '/chains/matic/rpc'
 */
export function belowPath(path: string, base: string): string {
  const isOwn = /^\/(?!\/)/.test(path)
  return !isOwn || chainPathOf(path) !== '' ? path : `${base}${path}`
}
