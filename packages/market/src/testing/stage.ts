import { demo } from '@souk/devchain'
import { erc721Abi, erc1155Abi } from '@souk/seaport'
import { Balances, type TestChain, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, isAddressEqual, type TransactionReceipt, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'
import type * as Market from '../api/Market.js'
import { createMarketApi, type MarketApi } from '../api/MarketApi.js'
import { createMarket } from '../createMarket.js'

/** Changes an answer of the server on its way; what it returns is what the client reads. */
export type Tamper = (answer: never, path: string) => unknown

/** A chain, a server that follows it, and the people of the demo. */
export type Stage = {
  chain: TestChain
  /** Waits until the server has seen everything that is on the chain. */
  settle: () => Promise<void>
  /** Has the server read the metadata of all tokens, and waits until it has. */
  describe: () => Promise<void>
  api: (options?: { tamper?: Tamper; isDown?: boolean }) => MarketApi
  /** A person's market: their wallet, and the server. */
  market: (
    person: { privateKey: Hex },
    options?: Partial<Market.from.Options> & { tamper?: Tamper; isDown?: boolean },
  ) => ReturnType<typeof createMarket>
  /** A lantern of someone that no test has taken. */
  lanternOf: (owner: Address) => Promise<bigint>
  /** At least ten spice jars of one kind that someone has and no test has taken. */
  jarsOf: (owner: Address) => Promise<bigint>
  /** What the work changes for all people of the demo, network fees left out. */
  changes: (
    things: readonly Balances.Thing[],
    work: () => Promise<{ receipt?: TransactionReceipt | undefined } | undefined>,
  ) => Promise<Balances.Balances>
}

/**
 * Gives a test file a chain, and a server in this process. Both go on from test to
 * test, so each test takes tokens that no other has. Call it once, at the top of the file.
 */
export function stage(): Stage {
  const chain = testChain({ isUndone: false })
  let server: TestServer | undefined
  const running = () => server ?? expect.fail('The server runs only inside of tests.')
  const settle = async () => running().indexed(await chain.publicClient.getBlockNumber())

  beforeAll(async () => {
    server = await testServer({
      rpcUrl: chain.rpcUrl,
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
      return Response.json(answer)
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
      // Whoever does not look at the native currency does not see its fees either.
      const countsFees = things.some(({ itemType }) => itemType === 0)
      return Balances.diff(before, after, { receipts: receipt && countsFees ? [receipt] : [] })
    },
  }
}

/** An embedded database takes its time to start on a busy machine. */
const startMs = 120_000

const people = [...demo.accounts, demo.artist, demo.marketFee]

/** Reads a person's tokens once; each test then takes some of them. */
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

/** What balances of an account changed by, by token. */
export function changeOf(changes: Balances.Balances, account: Address, token: Address): bigint {
  return changes
    .filter((entry) => isAddressEqual(entry.account, account) && isAddressEqual(entry.token, token))
    .reduce((sum, { amount }) => sum + amount, 0n)
}

/** The error that work ends with. */
export async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It was expected to fail.'),
    (error: unknown) => error,
  )
}
