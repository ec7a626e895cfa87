import { type Address, formatLog, type Hex, type Log, type RpcLog } from 'viem'
import * as LogRange from '../node/LogRange.js'
import { readHistoryLogs, readLogsAround } from '../node/logs.js'
import { ContradictionError, fromNode, MovedError, type Node, NodeError } from '../node/node.js'
import { findActive } from './findActive.js'

type Options = {
  exchange: Address
  contract: Address
  from: bigint
  to: bigint
  range: LogRange.LogRange
}

/**
 * Reads what happened to a contract in a range of the past: its own logs, and those of the exchange in the same
 * transactions.
 *
 * Asks for both at once while the exchange writes few logs. On a busy chain it writes hundreds for each one that concerns
 * the contract, and nodes limit the results. Then only the contract's logs are asked for, and the receipts of their
 * transactions have the rest: a sale of a token always moves it.
 *
 * On a node that allows queries over a few blocks only, its index of transfers says where to look; see {@link findActive}.
 *
 * @returns The logs in their order on chain, the contracts whose logs were asked for, and the last block.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when a transaction moved.
 */
export async function readPastLogs(
  node: Node,
  options: Options,
): Promise<{ logs: readonly Log[]; address: readonly Address[]; asked: readonly Log[]; to: bigint }> {
  const { exchange, contract, from, range } = options
  const around = LogRange.isNarrow(range) ? await findActive(node, options) : undefined
  if (around) {
    const address = [exchange, contract]
    const { to, blocks } = around
    const logs = await readLogsAround(node, { address, blocks, to, range })
    assertFound(logs, { contract, blocks })
    return { logs, address, asked: logs, to }
  }
  const address = range.isExchangeBusy ? [contract] : [exchange, contract]
  const { logs: asked, to } = await readHistoryLogs(node, { address, from, to: options.to, range })
  if (!range.isExchangeBusy) {
    noteExchange(range, asked, contract)
    return { logs: asked, address, asked, to }
  }
  const others = await readReceipts(node, asked, exchange)
  return { logs: [...asked, ...others].sort(byPlace), address, asked, to }
}

/** A node whose logs lack what its index has is read again later. */
function assertFound(
  logs: readonly Log[],
  { contract, blocks }: { contract: Address; blocks: readonly bigint[] },
): void {
  const found = new Set(logs.flatMap((log) => (isOf(log, contract) ? [log.blockNumber] : [])))
  const missing = blocks.find((block) => !found.has(block))
  if (missing !== undefined)
    throw new ContradictionError({
      number: missing,
      contradiction: 'its index of transfers has one that its logs do not show.',
    })
}

/** Reading receipts pays where they are fewer than the ranges that the exchange's logs would fill. */
const manyOthers = 2_000
const othersPerTransaction = 20

function noteExchange(range: LogRange.LogRange, logs: readonly Log[], contract: Address): void {
  const own = logs.filter((log) => isOf(log, contract))
  const transactions = new Set(own.map(({ transactionHash }) => transactionHash)).size
  const others = logs.length - own.length
  if (others < manyOthers || others < transactions * othersPerTransaction) return
  range.isExchangeBusy = true
  range.learntAtMs ??= Date.now()
}

function isOf(log: { address: Address }, contract: Address): boolean {
  return log.address.toLowerCase() === contract.toLowerCase()
}

async function readReceipts(node: Node, logs: readonly Log[], exchange: Address): Promise<readonly Log[]> {
  const blocks = new Map(logs.map((log) => [log.transactionHash as Hex, log]))
  const found = await Promise.all(
    [...blocks].map(async ([hash, { blockHash, blockNumber }]) => {
      const receipt = await fromNode('eth_getTransactionReceipt', () =>
        node.request<Receipt>({ method: 'eth_getTransactionReceipt', params: [hash] }),
      )
      if (!receipt)
        throw new NodeError({ method: 'eth_getTransactionReceipt', reason: 'it does not know a transaction' })
      if (receipt.blockHash !== blockHash) throw new MovedError({ number: blockNumber ?? 0n })
      return receipt.logs.filter((log) => isOf(log, exchange)).map((log) => formatLog(log) as Log)
    }),
  )
  return found.flat()
}

type Receipt = {
  Method: 'eth_getTransactionReceipt'
  Parameters: [Hex]
  ReturnType: { blockHash: Hex; logs: readonly RpcLog[] } | null
}

function byPlace(a: Log, b: Log): number {
  return Number((a.blockNumber ?? 0n) - (b.blockNumber ?? 0n)) || (a.logIndex ?? 0) - (b.logIndex ?? 0)
}
