import {
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  type ItemType,
  type Movement,
  multicall3Address,
} from '@souk/seaport'
import {
  type Address,
  type ContractFunctionParameters,
  isAddressEqual,
  parseAbi,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import type { TestChain } from './TestChain.js'

/** Something that an account can own: the native currency, another currency, a single token, or units of a token. */
export type Thing = { itemType: ItemType; token: Address; identifier: bigint }

/** An account's balance of a thing, or its change. */
export type Balance = Thing & { account: Address; amount: bigint }

/** Balances of accounts, one entry per account and thing. */
export type Balances = readonly Balance[]

/** The native currency as a thing. */
export const native: Thing = { itemType: 0, token: zeroAddress, identifier: 0n }

const balanceAbi = parseAbi(['function getEthBalance(address account) view returns (uint256 balance)'])

/**
 * Reads the balances of all accounts and things in one call. A contract that does not answer counts as 0.
 *
 * @example
 * const before = await Balances.read(chain, { accounts, things: [Balances.native, lantern] })
 */
export async function read(
  chain: TestChain,
  options: { accounts: readonly Address[]; things: readonly Thing[] },
): Promise<Balances> {
  const pairs = distinct(options.things, keyOf).flatMap((thing) =>
    distinct(options.accounts, (address) => address.toLowerCase()).map((account) => ({ ...thing, account })),
  )
  const answers = await chain.publicClient.multicall({
    contracts: pairs.map(toRead),
    allowFailure: true,
    batchSize: 0,
  })
  return pairs.map((pair, index) => ({ ...pair, amount: toAmount(pair, answers[index]?.result) }))
}

function toRead({
  itemType,
  token,
  identifier,
  account,
}: Omit<Balance, 'amount'>): ContractFunctionParameters {
  switch (itemType) {
    case 0:
      return {
        address: multicall3Address,
        abi: balanceAbi,
        functionName: 'getEthBalance',
        args: [account],
      }
    case 1:
      return { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] }
    case 2:
    case 4:
      return { address: token, abi: erc721Abi, functionName: 'ownerOf', args: [identifier] }
    case 3:
    case 5:
      return { address: token, abi: erc1155Abi, functionName: 'balanceOf', args: [account, identifier] }
  }
}

function toAmount({ account }: { account: Address }, answer: unknown): bigint {
  if (typeof answer === 'bigint') return answer
  return typeof answer === 'string' && isAddressEqual(answer as Address, account) ? 1n : 0n
}

/**
 * Returns the changes between two readings of the same accounts and things. Gains are positive, and unchanged balances
 * are left out.
 *
 * @param options.receipts - Transactions whose network fees are added back to their senders, so that only prices
 * remain.
 *
 * @example
 * expect(Balances.diff(before, after, { receipts: [receipt] })).toEqual(Balances.fromMovements(movements))
 */
export function diff(
  before: Balances,
  after: Balances,
  options: { receipts?: readonly TransactionReceipt[] } = {},
): Balances {
  const fees = (options.receipts ?? []).map((receipt) => ({
    ...native,
    account: receipt.from,
    amount: receipt.gasUsed * receipt.effectiveGasPrice,
  }))
  return sum([...before.map((entry) => ({ ...entry, amount: -entry.amount })), ...after, ...fees])
}

/**
 * Adds up movements for all accounts, in the form of {@link diff}.
 *
 * @example
 * Balances.fromMovements([{ from: buyer, to: seller, ...Balances.native, amount: 1n }])
 */
export function fromMovements(movements: readonly Movement[]): Balances {
  return sum(
    movements.flatMap(({ from, to, ...thing }) => [
      { ...thing, account: from, amount: -thing.amount },
      { ...thing, account: to },
    ]),
  )
}

/** Adds up entries of the same account and thing. Zero sums are left out, and the order is fixed. */
function sum(balances: Balances): Balances {
  const totals = new Map<string, Balance>()
  for (const entry of balances) {
    const name = `${entry.account}/${keyOf(entry)}`.toLowerCase()
    const amount = (totals.get(name)?.amount ?? 0n) + entry.amount
    const { itemType, token, identifier, account } = entry
    const lower = { token: lowerCase(token), account: lowerCase(account) }
    totals.set(name, { itemType, identifier, ...lower, amount })
  }
  return [...totals.entries()]
    .filter(([, { amount }]) => amount !== 0n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entry]) => entry)
}

function keyOf({ itemType, token, identifier }: Thing): string {
  return `${itemType}/${token}/${identifier}`.toLowerCase()
}

function lowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}

function distinct<value>(values: readonly value[], key: (value: value) => string): readonly value[] {
  return [...new Map(values.map((value) => [key(value), value])).values()]
}
