import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** A visitor's marks on items: the watchlist, hidden items, and possible spam. */
export const marks = {
  watch: 'Watch',
  watching: 'Watching',
  watchItem: (name: string) => `Watch ${name}`,
  list: 'Watchlist',
  listOf: 'Items on your watchlist',
  none: 'No items on your watchlist',
  noneMeaning: 'Mark an item with the star to save it in this browser.',
  hide: 'Hide',
  unhide: 'Show again',
  hiddenMark: 'Hidden',
  hiddenMeaning: 'This browser no longer shows the item among the items of wallets.',
  spamMark: 'Looks like spam',
  reason: { link: 'Its name contains a link.', lure: 'Its name promises a gift.' },
  spamMeaning:
    'Scammers send such items to many wallets, to lead their holders to a website. Do not follow its links. The app looks only at the name of the item and its collection. It cannot tell whether you asked for the item.',
  trust: 'Not spam',
  folded: (hidden: number, spam: number) =>
    [
      ...(hidden > 0
        ? [plural(hidden, { one: '1 more is hidden', other: `${hidden} more are hidden` })]
        : []),
      ...(spam > 0 ? [plural(spam, { one: '1 looks like spam', other: `${spam} look like spam` })] : []),
    ].join(', '),
  show: 'Show',
  fold: 'Collapse',
}
