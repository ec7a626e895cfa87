/** While the market reads items and their names for the first time. */
export const reading = {
  history: 'The market is reading the history of this collection. More items may appear.',
  names: (read: string, total: string) => `Reading names: ${read} of ${total}`,
  namesLeft: (left: string) => `Reading names: ${left} left`,
  items: 'Reading items',
  traits: 'The traits of the items are still being read.',
  holders: 'Reading holders',
  meaning: 'The market is still reading the history of this collection.',
  portfolio: (collections: string) =>
    `The market is still reading the history of ${collections}. Items may be missing here.`,
  search: (text: string) => `Nothing found for “${text}” yet. The market is still reading names.`,
}
