/** The search box. */
export const search = {
  label: 'Search collections, items and addresses',
  placeholder: 'Collections, items, addresses',
  clear: 'Clear',
  recent: 'Searched before',
  forget: 'Forget these',
  collections: 'Collections',
  items: 'Items',
  addresses: 'Addresses',
  names: 'Names',
  contractOf: (collection: string) => `Contract of ${collection}`,
  holds: (count: number) =>
    count === 0
      ? 'Holds nothing of this market'
      : count >= 1000
        ? 'Holds 1000 items or more'
        : `Holds ${count === 1 ? '1 item' : `${count} items`}`,
  owns: (name: string) => `${name} belongs to this wallet`,
  nobody: (name: string) => `Nobody has the name ${name}.`,
  noNames: (network: string) => `Names such as alice.eth are not known on ${network}. Type the address.`,
  none: (text: string) => `Nothing found for “${text}”.`,
  failed: 'The market did not answer. Type on to try again.',
  searching: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  hint: 'Arrow keys choose, Enter opens.',
}
