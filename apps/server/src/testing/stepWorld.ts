import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { Balances, type TestChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, parseAbi, parseEther } from 'viem'
import type { ServerOptions } from '../market/config.js'
import { createStepClient, type Run } from './stepClient.js'

/** A market on a chain, with a published client for it, and the accounts' tokens. */
export type StepWorld = {
  server: TestServer
  url: string
  run: Run
  /** The tokens that an account holds, optionally at least a number of units, in order. */
  owned: (account: { address: Address }, contract: Address, least?: bigint) => Promise<readonly bigint[]>
  /** The gains and losses of an account, without network fees. */
  changes: (
    things: readonly Balances.Thing[],
    act: () => Promise<{ hashes: readonly Hex[] }>,
  ) => Promise<Gains>
  /** Asks an endpoint. */
  ask: (path: string, body?: unknown) => Promise<{ status: number; body: Record<string, unknown> }>
  /** Waits until the market has followed the chain. */
  caughtUp: () => Promise<void>
}

/** Gains and losses of each asset, by account name. */
type Gains = Readonly<Record<string, readonly string[]>>

const people = [...demo.accounts, demo.artist, demo.marketFee, shopOwner()]

/** The recipient of the shop's fees in the tests. */
function shopOwner() {
  return { name: 'Shop', address: '0x00000000000000000000000000000000005040b0' as Address }
}

/** The address of the recipient of the shop's fees in the tests. */
export const shop = shopOwner().address

/** Starts a market, and a published client for it. */
export async function setUpSteps(
  chain: TestChain,
  options: { version?: 1 | 2 } & Partial<ServerOptions> = {},
): Promise<StepWorld> {
  const { version = 2, ...settings } = options
  const server = await testServer({ rpcUrl: chain.rpcUrl, ...settings })
  const { url } = await server.listen()
  const caughtUp = async () => server.indexed(await chain.publicClient.getBlockNumber())
  await caughtUp()
  const run = await createStepClient(version, { chain, url })
  return {
    server,
    url,
    run,
    caughtUp,
    owned: (account, contract, least = 1n) => readOwned(server, { owner: account.address, contract, least }),
    changes: (things, act) => readChanges(chain, things, act),
    ask: (path, body) => ask(url, path, body),
  }
}

async function readOwned(
  server: TestServer,
  { owner, contract, least }: { owner: Address; contract: Address; least: bigint },
): Promise<readonly bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', contract.toLowerCase())
    .where('owner', '=', owner.toLowerCase())
    .where('quantity', '>=', String(least))
    .orderBy('identifier')
    .execute()
  return rows.map((row) => BigInt(row.identifier))
}

async function readChanges(
  chain: TestChain,
  things: readonly Balances.Thing[],
  act: () => Promise<{ hashes: readonly Hex[] }>,
): Promise<Gains> {
  const asked = { accounts: people.map(({ address }) => address), things }
  const before = await Balances.read(chain, asked)
  const { hashes } = await act()
  // If the native currency is not compared, network fees do not matter.
  const paid = things.some(({ itemType }) => itemType === 0) ? hashes : []
  const receipts = await Promise.all(
    paid.map((hash) => chain.publicClient.waitForTransactionReceipt({ hash })),
  )
  const after = await Balances.read(chain, asked)
  const gains: Record<string, string[]> = {}
  for (const { account, amount, ...thing } of Balances.diff(before, after, { receipts })) {
    const name =
      people.find(({ address }) => address.toLowerCase() === account.toLowerCase())?.name ?? account
    gains[name] = [...(gains[name] ?? []), `${amount} ${nameOf(thing)}`]
  }
  return gains
}

function nameOf({ itemType, token, identifier }: Balances.Thing): string {
  if (itemType === 0) return 'wei'
  const [name = token] =
    Object.entries(demo.contracts).find(([, address]) => address.toLowerCase() === token.toLowerCase()) ?? []
  return itemType === 1 ? name : `${name} #${identifier}`
}

async function ask(url: string, path: string, body?: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? undefined
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** A currency as an asset. */
export function money(token: Address): Balances.Thing {
  return { itemType: 1, token, identifier: 0n }
}

/** A single token as an asset. */
export function single(token: Address, identifier: bigint): Balances.Thing {
  return { itemType: 2, token, identifier }
}

/** Units of a token as an asset. */
export function pieces(token: Address, identifier: bigint): Balances.Thing {
  return { itemType: 3, token, identifier }
}

/** A listing as the published client expects it. */
export function toListing(token: string, ether: string, changes: object = {}) {
  return {
    token,
    weiPrice: String(parseEther(ether)),
    orderbook: 'reservoir',
    orderKind: 'seaport-v1.5',
    ...changes,
  }
}

const tokenAbi = parseAbi(['function safeTransferFrom(address from, address to, uint256 tokenId)'])

/** Transfers a token without the market. Returns before the market notices, so the chain is ahead of it. */
export async function giveAway(
  chain: TestChain,
  from: { address: Address; privateKey: Hex },
  options: { token: Address; identifier: bigint; to: Address },
): Promise<void> {
  const hash = await chain.walletClient(from).writeContract({
    address: options.token,
    abi: tokenAbi,
    functionName: 'safeTransferFrom',
    args: [from.address, options.to, options.identifier],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash })
}

/** Waits until a condition is true. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  await poll(async () => ((await isSo()) ? true : undefined), { intervalMs: 20, deadlineMs: 15_000 })
}
