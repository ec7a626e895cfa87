import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** Settings, and what this browser keeps. */
export const settings = {
  title: 'Settings',
  lede: 'All of this stays in this browser.',
  look: 'How it looks',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Like the system', light: 'Light', dark: 'Dark' },
  motion: 'Movement',
  keys: 'Single keys',
  keyChoices: { on: '“/” opens the search', off: 'Do nothing' },
  motions: { system: 'Like the system', reduced: 'Less' },
  safety: 'What you allow',
  approvals: 'Where a trade needs an approval',
  approvalScopes: { all: 'Ask for all of it', exact: 'Only what it takes' },
  approvalMeaning: {
    all: 'Asked once for a whole collection or currency; later trades need no approval. It stays until you take it back in your portfolio.',
    exact:
      'Allows just the one item, or just the amount, so that there is nothing left to abuse. Each trade asks again and costs another fee; what your other open offers on this market need stays allowed. Editions know no such approval.',
  },
  kept: {
    title: 'What this browser keeps',
    why: 'Nothing of this is known to the market. Clear what you do not want to leave here; on a shared computer, that is all of it.',
    nothing: 'Nothing is kept here.',
    clear: 'Clear',
    clearOf: (name: string) => `Clear: ${name}`,
    sure: 'Clear it for good?',
    sureOrders:
      'There are orders in it that you signed and that have not reached the market, or transactions whose outcome was not seen. They bind all the same; only this browser forgets them.',
    yes: 'Yes, clear it',
    no: 'Keep it',
    cleared: (name: string) => `${name}: cleared.`,
    undo: 'Undo',
    all: 'Clear all of it',
    allName: 'All of it',
    export: 'Save all of it as a file',
    size: (entries: number, size: string) =>
      `${plural(entries, { one: '1 entry', other: `${entries} entries` })}, ${size}`,
    reload: 'Reload the page to use it without.',
    reloadNow: 'Reload',
  },
  groups: {
    flows: { name: 'What was begun here', what: 'Trades of this browser, with what was signed and sent.' },
    cart: { name: 'Cart', what: 'What you put aside to buy.' },
    wallet: {
      name: 'Wallet',
      what: 'Which wallet was connected, and what of its news you have seen. No keys.',
    },
    looks: { name: 'Language, theme, other choices', what: 'What you chose above.' },
    node: { name: 'Your own node', what: 'The address of the node that you chose.' },
    favourites: { name: 'Favourites', what: 'Collections and items that you marked.' },
    searches: { name: 'Recent searches', what: 'What you looked for.' },
    market: {
      name: 'What the market is',
      what: 'Its chain, currencies and fees, so that the app opens at once, and without it.',
    },
    other: { name: 'Other', what: 'What else the app keeps.' },
  },
}
