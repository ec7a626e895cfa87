import { demo } from '@souk/devchain'
import { erc721Abi, erc1155Abi } from '@souk/seaport'
import { Balances, type TestChain, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, isAddressEqual, type TransactionReceipt, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'
import type * as Market from '../api/Market.js'
import { createMarketApi, type MarketApi } from '../api/MarketApi.js'
import { createMarket } from '../createMarket.js'

/** Changes an answer of the server before the client reads it, or returns another response in its place. */
export type Tamper = (answer: never, path: string) => unknown

/** A chain, a server that follows it, and the demo accounts. */
export type Stage = {
  chain: TestChain
  /** Waits until the server has processed the whole chain. */
  settle: () => Promise<void>
  /** Makes the server read the metadata of all tokens, and waits for it. */
  describe: () => Promise<void>
  api: (options?: { tamper?: Tamper; isDown?: boolean }) => MarketApi
  /** Creates the market of a demo account, with its wallet and the server. */
  market: (
    person: { privateKey: Hex },
    options?: Partial<Market.from.Options> & { tamper?: Tamper; isDown?: boolean },
  ) => ReturnType<typeof createMarket>
  /** Returns a lantern of an account that no test has used. */
  lanternOf: (owner: Address) => Promise<bigint>
  /** Returns a kind of spice jar of which an account has at least ten, and that no test has used. */
  jarsOf: (owner: Address) => Promise<bigint>
  /** Returns how the work changes the balances of all demo accounts, without network fees. */
  changes: (
    things: readonly Balances.Thing[],
    work: () => Promise<{ receipt?: TransactionReceipt | undefined } | undefined>,
  ) => Promise<Balances.Balances>
}

/**
 * Provides a chain and a server in this process to a test file. Both keep their state between tests, so each test uses
 * its own tokens. Call it once, at the top of the file.
 *
 * @param options.enforceFees - Whether the server refuses orders without its fees and those of the collections.
 */
export function stage({ enforceFees = false }: { enforceFees?: boolean } = {}): Stage {
  const chain = testChain({ isUndone: false })
  let server: TestServer | undefined
  const running = () => server ?? expect.fail('The server runs only inside of tests.')
  const settle = async () => running().indexed(await chain.publicClient.getBlockNumber())

  beforeAll(async () => {
    server = await testServer({
      rpcUrl: chain.rpcUrl,
      enforceFees,
      auctionZones: [demo.contracts.auctionZone],
      settlerKey: demo.auctioneer.privateKey,
    })
    await settle()
  }, startMs)
  afterAll(() => server?.close())

  const lanterns = once((owner: Address) => readLanterns(chain, owner))
  const jars = once((owner: Address) => readJars(chain, owner))

  const api: Stage['api'] = ({ tamper, isDown } = {}) => {
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      if (isDown) throw new TypeError('fetch failed')
      const request = new Request(input, init)
      const response = await running().app.fetch(request)
      if (!tamper || !response.ok) return response
      const answer = tamper((await response.json()) as never, new URL(request.url).pathname)
      return answer instanceof Response ? answer : Response.json(answer)
    }
    return createMarketApi({ chain: 'souk', baseUrl: 'http://market.test', fetch })
  }
  const market: Stage['market'] = (person, { tamper, isDown, ...options } = {}) =>
    createMarket({
      client: chain.walletClient(person),
      api: api({ ...(tamper ? { tamper } : {}), ...(isDown ? { isDown } : {}) }),
      wrappedNative: demo.contracts.wrappedNative,
      seaport: { defaultConduitKey: demo.conduitKey },
      logger: { warn: () => {} },
      ...options,
    })
  return {
    chain,
    settle,
    describe: () => running().described(),
    api,
    market,
    lanternOf: async (owner) => (await lanterns(owner)).pop() ?? expect.fail(`${owner} has no more lanterns`),
    jarsOf: async (owner) => (await jars(owner)).pop() ?? expect.fail(`${owner} has no more jars`),
    changes: async (things, work) => {
      const accounts = people.map(({ address }) => address)
      const before = await Balances.read(chain, { accounts, things })
      const receipt = (await work())?.receipt
      const after = await Balances.read(chain, { accounts, things })
      // Fees only matter if the native currency is among the measured items.
      const countsFees = things.some(({ itemType }) => itemType === 0)
      return Balances.diff(before, after, { receipts: receipt && countsFees ? [receipt] : [] })
    },
  }
}

/** An embedded database needs time to start on a busy machine. */
const startMs = 120_000

const people = [...demo.accounts, demo.artist, demo.marketFee]

/** Reads an account's tokens once. Each test then takes some of them. */
function once(read: (owner: Address) => Promise<bigint[]>): (owner: Address) => Promise<bigint[]> {
  const known = new Map<Address, Promise<bigint[]>>()
  return (owner) => {
    const tokens = known.get(owner) ?? read(owner)
    known.set(owner, tokens)
    return tokens
  }
}

async function readLanterns(chain: TestChain, owner: Address): Promise<bigint[]> {
  const { lanterns: address } = demo.contracts
  const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const owners = await chain.publicClient.multicall({
    allowFailure: false,
    contracts: ids.map((id) => ({ address, abi: erc721Abi, functionName: 'ownerOf', args: [id] }) as const),
  })
  return ids.filter((_, index) => isAddressEqual(owners[index] ?? zeroAddress, owner))
}

async function readJars(chain: TestChain, owner: Address): Promise<bigint[]> {
  const { spices: address } = demo.contracts
  const ids = Array.from({ length: 30 }, (_, index) => BigInt(index + 1))
  const balances = await chain.publicClient.multicall({
    allowFailure: false,
    contracts: ids.map(
      (id) => ({ address, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] }) as const,
    ),
  })
  return ids.filter((_, index) => (balances[index] ?? 0n) >= 10n)
}

/** Returns the change of an account's balance of a token. */
export function changeOf(changes: Balances.Balances, account: Address, token: Address): bigint {
  return changes
    .filter((entry) => isAddressEqual(entry.account, account) && isAddressEqual(entry.token, token))
    .reduce((sum, { amount }) => sum + amount, 0n)
}

/** Returns the error of the work. */
export async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It was expected to fail.'),
    (error: unknown) => error,
  )
}
