import { readFileSync } from 'node:fs'
import { demo } from '@souk/devchain'
import { ensRegistryAddress } from '@souk/networks'
import { getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseCommand } from './command.js'

const node = ['--rpc-url', 'http://node:8545']
const address = `0x${'ab'.repeat(20)}`

/** The command with which the guide starts a server on the local chain of `npm start`. */
function guideArgs(): string[] {
  const guide = readFileSync(new URL('../../../../docs/running-a-market.md', import.meta.url), 'utf8')
  const [, line = ''] = /^souk serve (--rpc-url http:\/\/127(?:.*\\\n)*.*)$/m.exec(guide) ?? []
  return line.split(/[\s\\]+/)
}

describe('parseCommand', () => {
  test('default', () => {
    expect(parseCommand(node, {})).toMatchObject({
      type: 'run',
      logLevel: 'info',
      options: {
        rpcUrl: 'http://node:8545',
        dataDir: './souk-data',
        rateLimits: {},
        corsOrigins: undefined,
      },
    })
  })

  test('behavior: the guide’s command works with the local chain, next to npm start', () => {
    const [{ address: collection, slug }] = demo.collections
    expect(parseCommand(guideArgs(), {})).toMatchObject({
      options: {
        collections: [{ address: collection, slug }],
        currencies: [{ address: demo.contracts.dusd }],
        port: 4311,
      },
    })
  })

  test('param: currencies', () => {
    const [usd, wrapped] = [demo.contracts.dusd, demo.contracts.wrappedNative]
    const args = [
      '--currency',
      `${usd}:dUSD:6:Demo USD`,
      '--currency',
      `${wrapped}:WX`,
      '--native',
      'X:Own coin',
    ]
    expect(parseCommand([...node, ...args], { SOUK_WRAPPED_NATIVE: wrapped })).toMatchObject({
      options: {
        currencies: [
          { address: usd, symbol: 'dUSD', decimals: 6, name: 'Demo USD' },
          { address: wrapped, symbol: 'WX', name: 'WX' },
        ],
        nativeCurrency: { symbol: 'X', name: 'Own coin' },
        wrappedNative: wrapped,
      },
    })
  })

  test('param: quiet', () => {
    expect(parseCommand(node, {})).toMatchObject({ isQuiet: false })
    expect(parseCommand([...node, '--quiet'], {})).toMatchObject({ isQuiet: true })
    expect(parseCommand(node, { SOUK_QUIET: '1' })).toMatchObject({ isQuiet: true })
  })

  test('param: limits and access', () => {
    const args = [
      '--rate-limit',
      'read=10,node=0',
      '--cors-origin',
      'https://shop.example',
      '--trusted-proxies',
      '2',
    ]
    const env = { SOUK_ADMIN_KEY: 'secret', SOUK_METRICS_TOKEN: 'numbers', SOUK_LISTENERS: '7' }
    expect(parseCommand([...node, ...args], env)).toMatchObject({
      options: {
        rateLimits: { read: 10, node: 0 },
        corsOrigins: ['https://shop.example'],
        trustedProxies: 2,
        adminKey: 'secret',
        metricsToken: 'numbers',
        mostListeners: 7,
      },
    })
  })

  test('param: options of the app', () => {
    const env = { SOUK_WALLETS: 'coinbase,walletconnect=ab12', SOUK_EXPLORER_URL: 'https://look.example' }
    expect(parseCommand([...node, '--site-url', 'https://souk.example'], {})).toMatchObject({
      options: { siteUrl: 'https://souk.example' },
    })
    expect(parseCommand(node, env)).toMatchObject({
      options: {
        wallets: { coinbase: true, walletConnectProjectId: 'ab12' },
        explorerUrl: 'https://look.example',
      },
    })
    expect(parseCommand([...node, '--ens-registry', 'none'], {})).toMatchObject({
      options: { ensRegistry: 'none' },
    })
    expect(parseCommand(node, { SOUK_ENS_REGISTRY: ensRegistryAddress })).toMatchObject({
      options: { ensRegistry: ensRegistryAddress },
    })
    expect(() => parseCommand([...node, '--ens-registry', 'eth'], {})).toThrow('--ens-registry')
    expect(() => parseCommand([...node, '--wallet', 'walletconnect'], {})).toThrow(
      '--wallet: walletconnect is not one of coinbase, safe and walletconnect=PROJECT_ID.',
    )
    expect(() => parseCommand([...node, '--explorer-url', 'look.example'], {})).toThrow('--explorer-url')
  })

  test('param: price-feed', () => {
    const args = ['--price-feed', `native:${address}`, '--price-feed', `${address}:${address}:EUR:90000`]
    expect(parseCommand([...node, '--currency', `${address}:WETH:18`, ...args], {})).toMatchObject({
      options: {
        priceFeeds: [
          { currency: zeroAddress, feed: getAddress(address) },
          { currency: getAddress(address), feed: getAddress(address), fiat: 'EUR', maxAge: 90_000 },
        ],
      },
    })
  })

  test('param: mint', () => {
    const args = ['--mint', `${address}:1000:mint(address to, uint256 quantity)`]
    expect(parseCommand([...node, ...args], {})).toMatchObject({
      options: { mints: [{ price: 1_000n, signature: 'function mint(address to, uint256 quantity)' }] },
    })
  })

  test('param: mint: one token of a collection', () => {
    const args = ['--mint', `${address}/7:1000:mint(address to, uint256 tokenId, uint256 quantity)`]
    expect(parseCommand([...node, ...args], {})).toMatchObject({
      options: { mints: [{ tokenId: 7n, price: 1_000n }] },
    })
  })

  test.each([
    [['keys'], 'souk keys create --name TEXT'],
    [['keys', 'create', '--help'], 'souk keys create --name TEXT'],
    [['collections', '-h'], 'souk collections hide ADDRESS'],
    [['requests'], 'souk requests accept ADDRESS'],
    [['--help'], 'souk collections'],
  ])('behavior: %j explains itself', (args, text) => {
    expect(parseCommand(args, {})).toEqual({ type: 'text', text: expect.stringContaining(text) })
  })

  test.each([
    [
      ['keys', 'create', '--name', 'shop', '--admin'],
      { verb: 'keys create', name: 'shop', scope: 'admin', factor: 10 },
    ],
    [['keys', 'revoke', 'ab12'], { verb: 'keys revoke', id: 'ab12' }],
    [['collections', 'add', address, '--slug', 'x'], { verb: 'collections add', slug: 'x' }],
    [['collections', 'hide', address], { verb: 'collections change', change: { isHidden: true } }],
    [
      ['collections', 'rename', address, '--name', 'X'],
      { verb: 'collections change', change: { name: 'X' } },
    ],
    [['collections', 'refresh', address], { verb: 'collections refresh', isOnlyFailed: false }],
    [['requests', 'decline', address], { verb: 'requests answer', isAccepted: false }],
  ])('param: %j', (args, action) => {
    expect(parseCommand(args, { DATABASE_URL: 'postgres://db/market' })).toMatchObject({
      type: 'admin',
      action,
      place: { database: { url: 'postgres://db/market' } },
    })
  })

  test.each([
    [[], 'Set the URL of the node: --rpc-url URL. See --help.'],
    [['--rpc-ulr', 'x'], "Unknown option '--rpc-ulr'. See --help."],
    [['keys', 'make'], 'Unknown command keys make. See --help.'],
    [['keys', 'create'], 'Set a name for the key: --name TEXT. See --help.'],
    [
      ['keys', 'create', '--name', 'x', '--factor', '0'],
      '--factor: 0 is not a whole number from 1 to 9999. See --help.',
    ],
    [
      ['keys', 'list', '--url', 'http://market'],
      'Set the admin key of the server in SOUK_ADMIN_KEY. See --help.',
    ],
    [['collections', 'add', '0x1'], '0x1 is not the address of a contract. See --help.'],
    [['collections', 'rename', address], 'Set a name of 1 to 200 characters: --name TEXT. See --help.'],
    [['collections', 'toString', address], 'Unknown command collections toString. See --help.'],
    [['requests', 'accept'], 'Name the address of a contract. See --help.'],
    [['keys', 'revoke', 'a', 'b'], 'Unexpected argument b. See --help.'],
    [
      [...node, '--price-feed', `native:${address}:usd`],
      `--price-feed: native:${address}:usd is not CURRENCY:FEED, CURRENCY:FEED:FIAT or CURRENCY:FEED:FIAT:SECONDS. See --help.`,
    ],
    [[...node, '--mint', `${address}:1`], `--mint: ${address}:1 is not ADDRESS:WEI:FUNCTION. See --help.`],
    [
      [...node, '--mint', `${address}:1:mint(bytes proof)`],
      '--mint: function mint(bytes proof) must be a function with only the parameters to, tokenId and quantity.',
    ],
    [[...node, '--rate-limit', 'all=1'], '--rate-limit: all is not one of read, write and node. See --help.'],
    [
      [...node, '--cors-origin', 'https://shop.example/'],
      '--cors-origin: https://shop.example/ is not an origin such as https://shop.example. See --help.',
    ],
  ])('error: %j', (args, message) => {
    expect(() => parseCommand(args, {})).toThrow(message)
  })
})
