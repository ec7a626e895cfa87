/** The search box. */
export const search = {
  label: 'Search collections, items and addresses',
  placeholder: 'Collections, items, addresses',
  clear: 'Clear',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  collections: 'Collections',
  items: 'Items',
  addresses: 'Addresses',
  names: 'Names',
  contractOf: (collection: string) => `Contract of ${collection}`,
  holds: (count: number) =>
    count === 0
      ? 'Holds no items on this market'
      : count >= 1000
        ? 'Holds 1,000 items or more'
        : `Holds ${count === 1 ? '1 item' : `${count} items`}`,
  owns: (name: string) => `${name} belongs to this wallet`,
  nobody: (name: string) => `The name ${name} is not registered.`,
  noNames: (network: string) => `Names such as alice.eth do not work on ${network}. Enter an address.`,
  none: (text: string) => `Nothing found for “${text}”.`,
  failed: 'The market did not respond. Type again to retry.',
  searching: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  hint: 'Use the arrow keys to choose, and Enter to open.',
}
