import { BaseError } from '@souk/base'
import { multicall3Address } from '@souk/seaport'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  type TransactionReceipt,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TestChain } from './TestChain.js'

/** A call of a contract, or a plain payment. */
export type Call = { to: Address; data?: Hex; value?: bigint }

/** Enough for every call, and below the limit of a transaction. */
const gas = 16_000_000n

/** An account of the node with a public key that no other test uses. It starts with plenty of ether. */
const funder: Address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

/**
 * Sends a transaction from any account, with or without its key, and waits for it.
 *
 * @throws {FailedTransactionError} if the transaction reverts.
 */
export async function transact(
  chain: Pick<TestChain, 'publicClient' | 'testClient'>,
  call: Call & { from: Address },
): Promise<TransactionReceipt> {
  const { from, ...transaction } = call
  await chain.testClient.impersonateAccount({ address: from })
  const hash = await chain.publicClient.request<{
    Method: 'eth_sendTransaction'
    Parameters: [Record<string, Hex>]
    ReturnType: Hex
  }>({
    method: 'eth_sendTransaction',
    params: [
      {
        from,
        to: transaction.to,
        data: transaction.data ?? '0x',
        value: `0x${(transaction.value ?? 0n).toString(16)}`,
        gas: `0x${gas.toString(16)}`,
      },
    ],
  })
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash })
  if (receipt.status === 'reverted') throw new FailedTransactionError({ from, to: call.to, hash })
  return receipt
}

const multicallAbi = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function aggregate3Value(Call3Value[] calls) payable returns ((bool success, bytes returnData)[])',
])

/** As many as always fit into a block. */
const callsPerTransaction = 100

/**
 * Sends any number of calls for which the sender does not matter, such as mints of test tokens and payments, in as few
 * transactions as possible.
 *
 * @throws {FailedTransactionError} if one of them reverts.
 *
 * @example
 * await batch(chain, ids.map((id) => Mint.erc721(token, account, id)))
 */
export async function batch(chain: TestChain, calls: readonly Call[]): Promise<void> {
  for (let start = 0; start < calls.length; start += callsPerTransaction) {
    const part = calls.slice(start, start + callsPerTransaction)
    const value = part.reduce((sum, call) => sum + (call.value ?? 0n), 0n)
    const data = encodeFunctionData({
      abi: multicallAbi,
      functionName: 'aggregate3Value',
      args: [
        part.map((call) => ({
          target: call.to,
          allowFailure: false,
          value: call.value ?? 0n,
          callData: call.data ?? '0x',
        })),
      ],
    })
    await transact(chain, { from: funder, to: multicall3Address, data, value })
  }
}

/** An account for one test. */
export type TestAccount = { address: Address; privateKey: Hex }

/**
 * Creates accounts that only this test uses, with money for gas and prices. The same names give the same accounts.
 *
 * @param options.ether - The initial balance of each account, in wei. @default 1000 ether
 *
 * @example
 * const [seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
 */
export async function makeAccounts<const names extends readonly string[]>(
  chain: TestChain,
  names: names,
  options: { ether?: bigint } = {},
): Promise<{ [index in keyof names]: TestAccount }> {
  const { ether = parseEther('1000') } = options
  const accounts = names.map(toAccount)
  for (const { address } of accounts) await chain.testClient.setBalance({ address, value: ether })
  return accounts as { [index in keyof names]: TestAccount }
}

/** Derives an account from a name, by using the padded name as its key. Nothing has to be secret. */
function toAccount(name: string): TestAccount {
  const privateKey: Hex = `0x${Buffer.from(`test ${name}`.padStart(32, '.').slice(-32)).toString('hex')}`
  return { address: privateKeyToAccount(privateKey).address, privateKey }
}

/** Thrown when a transaction of a test's setup reverts. */
export class FailedTransactionError extends BaseError<{ from: Address; to: Address; hash: Hex }> {
  override readonly name = 'Testing.FailedTransactionError'
  constructor(facts: { from: Address; to: Address; hash: Hex }) {
    super(`The transaction ${facts.hash} of ${facts.from} to ${facts.to} reverted.`, { facts })
  }
}
