import { BaseError } from '@souk/base'
import { testArtifacts } from '@souk/contracts/testing'
import { type Devchain, devchainChain, startDevchain, waitForReceipt } from '@souk/devchain'
import { createPublicClient, createTestClient, createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { restore } from './clock.js'
import type { TestChain } from './TestChain.js'

/** In milliseconds: long enough for the node to mine, short enough for quick tests. */
const pollingInterval = 20

/**
 * Provides the test file with its own chain, including everything of `demo`. Each test starts from the same state.
 *
 * Call it once, at the top of the file. Each test is undone with a snapshot, so a test sees neither transactions nor
 * the clock of another one. Pending transactions are awaited first.
 *
 * @param options.isUndone - Pass false if something follows the chain across tests, because the node gives wrong
 * answers to such a follower while it reverts blocks. The tests of the file then have to use different tokens.
 * @default true
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

  // Compiles the contracts for tests if nothing has yet. The compiler blocks the thread for longer than a test may take.
  beforeAll(() => void testArtifacts())
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

/** Thrown when a test file uses its chain outside hooks and tests. */
export class ChainNotRunningError extends BaseError {
  override readonly name = 'Testing.ChainNotRunningError'
  constructor() {
    super('The chain of this test file runs only inside hooks and tests.', { facts: {} })
  }
}
