import { demo } from '@souk/devchain'
import { batch, deploy, Mint, makeAccounts, type TestAccount, type TestChain, transact } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { type Address, encodeFunctionData, parseAbi, parseEther, toFunctionSelector } from 'viem'
import { createExecuteClient } from '../client/ExecuteClient.js'
import type { Lock } from '../client/Lock.js'
import { toWallet } from '../run/execute.js'
import type { Wallet } from '../wallets/Wallet.js'

/** A market on a real chain, with its own collection in which every account has many tokens. */
export type Market = Awaited<ReturnType<typeof startMarket>>

const names = ['first', 'second', 'third', 'lister', 'giver', 'bidder', 'taker', 'buyer', 'rival'] as const

/** The number of tokens per account: those of the account at `index` begin at `index * share`. */
export const share = 40

/** Starts a market server, and gives every account tokens and money. */
export async function startMarket(chain: TestChain) {
  const token = await deploy(chain, 'FreeERC721')
  const accounts = await makeAccounts(chain, names)
  const people = Object.fromEntries(names.map((name, index) => [name, accounts[index]])) as People
  const ids = names.flatMap((_, index) =>
    Array.from({ length: share }, (_, at) => ({ index, id: idAt(index, at) })),
  )
  await batch(
    chain,
    ids.map(({ index, id }) => Mint.erc721(token, accounts[index]?.address ?? token, id)),
  )
  const deposit = toFunctionSelector('function deposit()')
  const { wrappedNative } = demo.contracts
  await transact(chain, {
    from: people.bidder.address,
    to: wrappedNative,
    data: deposit,
    value: parseEther('100'),
  })
  const server = await testServer({ rpcUrl: chain.rpcUrl, collections: [{ address: token, slug: 'free' }] })
  const { url } = await server.listen()
  const indexed = async () => server.indexed(await chain.publicClient.getBlockNumber())
  await indexed()
  const connect = (lock: Lock | null = null) => {
    const souk = { id: chain.chain.id, name: 'souk', baseApiUrl: url, client: chain.publicClient }
    const times = { checkPollingInterval: 20 }
    return createExecuteClient({ chains: [{ ...souk, ...times, wrappedNativeToken: wrappedNative }], lock })
  }
  return { server, url, token, people, indexed, connect }
}

type People = Record<(typeof names)[number], TestAccount>

function idAt(index: number, at: number): bigint {
  return BigInt(index * share + at)
}

/** Returns a token of an account. Each account has the same number of tokens. */
export function tokenOf(market: Pick<Market, 'token'>, name: (typeof names)[number], at: number) {
  return { contract: market.token, tokenId: idAt(names.indexOf(name), at) }
}

const erc20 = parseAbi(['function approve(address spender, uint256 amount)'])

/** Revokes an account's approval of the exchange, so that the next trade begins with an approval. */
export async function forbid(chain: TestChain, owner: TestAccount, token: Address): Promise<void> {
  const { conduit, wrappedNative } = demo.contracts
  const isMoney = token === wrappedNative
  const data = encodeFunctionData({ abi: erc20, functionName: 'approve', args: [conduit, 0n] })
  if (isMoney) await transact(chain, { from: owner.address, to: token, data })
  else await batch(chain, [Mint.collectionApproval(token, owner.address, conduit, { isApproved: false })])
}

/** A wallet that records its requests and first runs what happens in the meantime. */
export function notingWallet(
  chain: TestChain,
  account: TestAccount,
  options: { before?: (() => Promise<void>) | undefined; after?: (() => Promise<void>) | undefined } = {},
): { wallet: Wallet; asked: string[] } {
  const { before, after } = options
  const wallet = toWallet(chain.walletClient(account))
  const asked: string[] = []
  const noted = async <value>(stepId: string, act: () => Promise<value>) => {
    asked.push(stepId)
    await before?.()
    const answer = await act()
    await after?.()
    return answer
  }
  return {
    asked,
    wallet: {
      ...wallet,
      signStep: (message, about) => noted(about.stepId, () => wallet.signStep(message, about)),
      sendStep: (transaction, about) => noted(about.stepId, () => wallet.sendStep(transaction, about)),
    },
  }
}
