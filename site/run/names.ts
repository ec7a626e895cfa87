/** What an example in a page may import. */
export const names: readonly string[] = [
  'viem',
  'viem/accounts',
  'viem/actions',
  'viem/chains',
  '@souk/base',
  '@souk/base/schema',
  '@souk/networks',
  '@souk/seaport',
  '@souk/market',
  '@souk/market/flows',
  '@souk/market/wire',
  '@souk/execute',
  '@souk/execute/wire',
  '@souk/devchain',
]

/** Returns the file of a module beside the page in which examples run. */
export function fileOf(name: string): string {
  return `${name.replace('@', '').replaceAll('/', '-')}.js`
}
