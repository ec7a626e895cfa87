import { BaseError } from '@souk/base'
import { type Devchain, devchainChain, startDevchain, waitForReceipt } from '@souk/devchain'
import { createPublicClient, createTestClient, createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { restore } from './clock.js'
import type { TestChain } from './TestChain.js'

/** Enough for the node to mine, little enough for tests to be quick. */
const pollingInterval = 20

/**
 * Gives the test file its own chain, with everything of `demo` on it; each test starts from the same state.
 *
 * Call it once, at the top of the file. Each test is undone by a snapshot, so tests see neither each other's
 * transactions nor each other's clock; a transaction that a test does not wait for is waited for before that.
 *
 * @param options.isUndone - Pass false where something follows the chain from one test to the next: the node answers
 * such a follower wrongly while it takes blocks back. The tests of the file then trade different things. @default true
 *
 * @example
 * const chain = testChain()
 * test('default', async () => {
 *   const seller = chain.walletClient(demo.accounts[0])
 * })
 */
export function testChain(options: { chainId?: number; isUndone?: boolean } = {}): TestChain {
  const { isUndone = true, ...node } = options
  let devchain: Devchain | undefined
  let clients: Clients | undefined
  let snapshot: Hex | undefined

  beforeAll(async () => {
    devchain = await startDevchain(node)
    clients = createClients(devchain)
  })
  beforeEach(async () => {
    if (isUndone) snapshot = await running(clients).testClient.snapshot()
  })
  afterEach(async () => {
    if (snapshot !== undefined) await restore(running(clients), snapshot)
  })
  afterAll(() => devchain?.stop())

  return {
    get rpcUrl() {
      return running(devchain).rpcUrl
    },
    get chain() {
      return running(clients).publicClient.chain
    },
    get publicClient() {
      return running(clients).publicClient
    },
    get testClient() {
      return running(clients).testClient
    },
    walletClient(account) {
      const { chain } = running(clients).publicClient
      const signer = privateKeyToAccount(account.privateKey)
      return createWalletClient({
        account: signer,
        chain,
        transport: http(running(devchain).rpcUrl),
        pollingInterval,
      })
    },
  }
}

type Clients = Pick<TestChain, 'publicClient' | 'testClient'>

function createClients(devchain: Devchain): Clients {
  const chain = devchainChain(devchain)
  const shared = { chain, transport: http(devchain.rpcUrl), pollingInterval, cacheTime: 0 }
  const publicClient = createPublicClient(shared)
  return {
    publicClient: {
      ...publicClient,
      waitForTransactionReceipt: ({ hash }) => waitForReceipt(publicClient, hash),
    },
    testClient: createTestClient({ ...shared, mode: 'anvil' }),
  }
}

function running<value>(value: value | undefined): value {
  if (value === undefined) throw new ChainNotRunningError()
  return value
}

/** Thrown when a test file uses its chain outside of hooks and tests. */
export class ChainNotRunningError extends BaseError {
  override readonly name = 'Testing.ChainNotRunningError'
  constructor() {
    super('The chain of this test file runs only inside of hooks and tests.', { facts: {} })
  }
}
