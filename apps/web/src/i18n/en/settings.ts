import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'

const plural = pluralOf('en')

/** Settings, and the data that this browser stores. */
export const settings = {
  title: 'Settings',
  lede: 'Your settings stay in this browser.',
  look: 'Appearance',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  keys: 'Keyboard shortcuts',
  keyChoices: { on: '“/” opens search', off: 'Off' },
  motions: { system: 'Match system', reduced: 'Reduced' },
  safety: 'Approvals',
  approvals: 'When a trade needs an approval',
  approvalScopes: { usual: 'Exact amounts, whole collections', exact: 'Always exact', all: 'Unlimited' },
  approvalMeaning: {
    usual:
      'You approve the exact amount of a currency that the trade and your other open offers on this market need. You approve a whole collection, because the exchange moves items with such an approval. It stays until you revoke it in your portfolio.',
    exact:
      'You approve only the one item or the exact amount, so that no approval is left over to abuse. Each trade asks again and costs another fee. The approvals that your other open offers on this market need stay in place. Editions do not support such approvals.',
    all: 'You approve a whole collection or currency once, and later trades need no approval. The approval stays until you revoke it in your portfolio.',
  },
  notices: {
    title: 'Notifications',
    show: 'Notifications outside this tab',
    choices: { off: 'Off', on: 'Show them' },
    blocked: 'Your browser blocks notifications of this site. Allow them in the settings of your browser.',
    meaning:
      'Your browser then shows sales, offers on your items, bids and expiring orders of your connected wallet while you look at another tab or program. This works as long as a tab of this market is open. The market does not learn of it.',
  },
  source: 'Source of your trades',
  sourceTag: 'Mark trades with this market',
  sourceChoices: { on: 'Mark them', off: 'Do not mark them' },
  sourceMeaning: {
    on: (domain: string) =>
      `Each trade ends with 4 bytes that stand for ${domain}. Anyone can see from them that you traded here. They cost almost nothing and change nothing else.`,
    off: (_domain: string) =>
      'Your trades do not say where you made them. They work in the same way everywhere.',
  },
  kept: {
    title: 'Data in this browser',
    why: 'The market does not have this data. Clear what you do not want to leave here. On a shared computer, clear all of it.',
    nothing: 'No data stored.',
    clear: 'Clear',
    clearOf: (name: string) => `Clear: ${name}`,
    sure: 'Clear this permanently?',
    sureOrders:
      'This includes signed orders that have not reached the market, or transactions with an unknown outcome. They stay binding: only this browser forgets them.',
    yes: 'Yes, clear it',
    no: 'Keep it',
    cleared: (name: string) => `${name}: cleared.`,
    undo: 'Undo',
    all: 'Clear all data',
    allName: 'All data',
    export: 'Save all data as a file',
    size: (entries: number, size: string) =>
      `${plural(entries, { one: '1 entry', other: `${entries} entries` })}, ${size}`,
    reload: 'Reload the page to continue without it.',
    reloadNow: 'Reload',
  },
  groups: {
    flows: {
      name: 'Your transactions',
      what: 'Trades started in this browser, with their signatures and transactions.',
    },
    cart: { name: 'Cart', what: 'Items you want to buy.' },
    wallet: {
      name: 'Wallet',
      what: 'The wallet that was connected, and the news that you have seen. No keys.',
    },
    looks: { name: 'Language, theme and other settings', what: 'Your choices above.' },
    node: { name: 'Your own node', what: 'The address of the node that you chose.' },
    favourites: { name: 'Favourites', what: 'Collections and items that you marked or hid.' },
    searches: { name: 'Recent searches', what: 'Your search terms.' },
    market: {
      name: 'Market details',
      what: 'The chain, currencies and fees of the market, so that the app opens fast, and without the market.',
    },
    other: { name: 'Other', what: 'Other data of the app.' },
  },
}
