import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** The frame around every page, and the pages for errors and missing content. */
export const frame = {
  skip: 'Skip to content',
  home: 'Souk, front page',
  main: 'Main',
  menu: 'Menu',
  tools: 'Tools',
  ways: {
    collections: 'Collections',
    activity: 'Activity',
    mine: 'My items',
    inspector: 'Order inspector',
    components: 'Components',
    domains: 'Domains',
    networks: 'Network',
    operator: 'Operator',
    settings: 'Settings',
  },
  search: 'Search the market',
  searchShort: 'Search',
  connect: 'Connect',
  connectWallet: 'Connect wallet',
  wallet: (name: string, address: string) => `Wallet ${name}, ${address}`,
  connection: (network: string) => `Connection to ${network}`,
  state: {
    live: 'Live',
    connecting: 'Connecting',
    reconnecting: 'Reconnecting',
    partly: 'Partly responding',
    behind: 'Behind',
    chainAway: 'Chain not responding',
    away: 'Not responding',
    offline: 'Offline',
  },
  stateHint: {
    live: 'sales and listings appear here as they happen',
    connecting: 'the data may be some seconds old',
    reconnecting: 'the data may be some seconds old',
    partly: 'the market answers only some requests; some data may be out of date',
    behind: 'the market is still reading the chain; sales appear late',
    chainAway: 'the node does not respond; balances and sales have to wait',
    away: 'the market does not respond; the data may be out of date',
    offline: 'this device has no connection; the data may be out of date',
  },
  theme: { system: 'match system', light: 'light', dark: 'dark' },
  themeIs: (theme: string) => `Theme: ${theme}`,
  themeChange: (theme: string, next: string) => `Theme: ${theme}. Change to ${next}`,
  flows: (open: number, news: number) =>
    ['Notifications', ...(open > 0 ? [`${open} open`] : []), ...(news > 0 ? [`${news} new`] : [])].join(', '),
  cart: (count: number) =>
    count === 0 ? 'Cart, empty' : plural(count, { one: 'Cart, 1 item', other: `Cart, ${count} items` }),
  keeps: (market: string, network: string, chainId: number) =>
    `${market} stores and shows signed orders. Seaport 1.5 settles trades between wallets on ${network} (chain ${chainId}).`,
  notCompared:
    'The app could not compare the money of this chain with known facts. See the page about the network.',
  exchange: 'Exchange',
  exchangeAddress: 'exchange address',
  chain: (title: string, symbol: string) => `Chain: ${title} (${symbol}). Choose another chain`,
  walletElsewhere: (network: string) => `on ${network}`,
  chainNumber: (chainId: number) => `chain ${chainId}`,
  otherNetwork: (network: string) => `Your wallet is on ${network}.`,
  otherNetworkMeaning: (network: string) =>
    `This page shows ${network}. You can browse. A trade asks your wallet to switch first.`,
  switchTo: (network: string) => `Switch to ${network}`,
  notSwitched: 'The wallet did not switch. Switch it yourself, or try again.',
  copy: (what: string, value: string) => `Copy ${what} ${value}`,
  copied: (what: string) => `${what} copied`,
  /** Shows warnings that are below the view of a dialog. */
  warningsBelow: (count: number) =>
    count === 1 ? 'Show the warning below' : `Show the ${count} warnings below`,
  close: 'Close',
  broken: 'This page could not be opened',
  brokenUntouched: 'Your items and your money are not affected.',
  brokenPage: 'Something went wrong on this page.',
  missing: {
    title: 'A part of the app could not be loaded',
    why: {
      same: 'The connection may have been interrupted.',
      newer: 'There is a newer version of the app, and the files of this version are no longer available.',
      unreachable: 'There is no connection to the market.',
    },
    untouched: 'Nothing was sent. Your items and your money are not affected.',
    next: {
      same: 'Reload the page to continue.',
      newer: 'Reload the page to continue.',
      unreachable: 'Reload the page when the connection is back.',
    },
    reload: 'Reload the page',
  },
  retry: 'Try again',
  front: 'Front page',
  notFound: 'Not found',
  deadEnd: 'Page not found',
  noPage: 'This market has no page at this address.',
  back: 'Back to the front page',
  noSuch: {
    collection: 'Collection not found',
    item: 'Item not found',
    wallet: 'Wallet not found',
  },
  unknownHere: {
    collection: 'This market has no collection at this address. Check the address for typing errors.',
    item: 'This market has no item at this address. Check the address for typing errors.',
    wallet: 'This market has no wallet at this address. Check the address for typing errors.',
  },
  silent: 'The market is not responding',
  offline: 'You are offline',
  offlineMeaning: 'The app continues by itself when the connection is back.',
  starting: 'Its server may be starting.',
  chainNotReady: 'This chain is not ready',
  otherChainsWork:
    'The market answers, but it cannot read this chain yet. Its other chains are not affected.',
  toDefaultChain: 'Go to the first chain',
  unaffected: 'Your items and your money are in your wallet and are not affected.',
  goesOn:
    'Features that only need the chain still work: you can inspect and use orders you have, and look up domains.',
  mayBeOld: 'The data may be out of date. The app keeps retrying.',
  again: 'Retrying',
  noPicture: (name: string) => `${name} (no picture)`,
}
