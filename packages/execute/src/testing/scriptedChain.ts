import { type Address, createClient, custom, type Hex, numberToHex, pad, toHex } from 'viem'

/** A transaction of the scripted chain. */
export type ScriptedTransaction = {
  hash: Hex
  from: Address
  to: Address
  input: Hex
  value: bigint
  nonce: number
  block: bigint | undefined
  status: 'success' | 'reverted'
  logs: readonly unknown[]
}

/** The outcome of a sent transaction. */
export type Fate =
  /** Mined in the next block, successfully or not. */
  | 'mined'
  | 'reverted'
  /** Pending forever. */
  | 'stuck'
  /** Replaced by the same transaction with a higher fee. */
  | 'repriced'
  /** Replaced by an empty transaction to the sender. */
  | 'cancelled'
  /** Replaced by a different transaction. */
  | 'overtaken'
  /** Its nonce is used by a transaction that the node does not return. */
  | 'dropped'
  /** The hash is not that of a transaction. */
  | 'unknown'

/** Creates a chain in memory that answers the requests of a flow and handles each transaction as scripted. */
export function scriptedChain(options: { id?: number; fate?: Fate; isSilent?: boolean; account: Address }) {
  const { id = 1, account } = options
  const state = {
    fate: options.fate ?? ('mined' as Fate),
    isSilent: options.isSilent ?? false,
    block: 100n,
    nonce: 7,
    /** Hides blocks whose nonce is known, like several nodes behind one address do. */
    all: [] as ScriptedTransaction[],
    requests: 0,
    logs: [] as readonly unknown[],
  }
  let count = 0
  const toHash = () => pad(numberToHex(++count), { size: 32 })

  function add(
    transaction: Omit<ScriptedTransaction, 'hash' | 'nonce' | 'status' | 'logs' | 'block'>,
    isMined: boolean,
  ) {
    const nonce = state.nonce
    const added: ScriptedTransaction = {
      ...transaction,
      hash: toHash(),
      nonce,
      status: 'success',
      logs: state.logs,
      block: undefined,
    }
    state.all.push(added)
    if (isMined) mine(added)
    return added
  }

  function mine(transaction: ScriptedTransaction) {
    transaction.block = ++state.block
    state.nonce = transaction.nonce + 1
  }

  /** Processes a transaction of a wallet according to the current fate. */
  function send({ to, data, value }: { to: Address; data: Hex; value: bigint }): Hex {
    const wish = { from: account, to, input: data, value }
    if (state.fate === 'unknown') return toHash()
    const sent = add(wish, false)
    if (state.fate === 'mined' || state.fate === 'reverted') {
      sent.status = state.fate === 'mined' ? 'success' : 'reverted'
      mine(sent)
    }
    if (state.fate === 'repriced') add(wish, true)
    if (state.fate === 'cancelled') add({ from: account, to: account, input: '0x', value: 0n }, true)
    if (state.fate === 'overtaken') add({ ...wish, value: value + 1n }, true)
    if (state.fate === 'dropped') state.nonce++
    return sent.hash
  }

  const find = (hash: unknown) => state.all.find((one) => one.hash === hash)
  const at = (block: unknown) =>
    typeof block === 'string' && block.startsWith('0x') ? BigInt(block) : state.block
  const sentBy = (block: bigint) => {
    const later = state.all.filter((one) => one.block !== undefined && one.block > block)
    return Math.min(state.nonce, ...later.map(({ nonce }) => nonce))
  }

  /** The nonce including pending transactions. */
  const sentByNow = () => Math.max(state.nonce, ...state.all.map(({ nonce }) => nonce + 1))

  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => numberToHex(id),
    eth_blockNumber: () => numberToHex(state.block),
    eth_getTransactionCount: ([, block]) =>
      numberToHex(block === 'pending' ? sentByNow() : sentBy(at(block))),
    eth_getTransactionByHash: ([hash]) => toRpc(find(hash)),
    eth_getTransactionReceipt: ([hash]) => toReceipt(find(hash)),
    eth_getBlockByNumber: ([block]) => ({
      number: block,
      transactions: state.all.filter((one) => one.block === at(block)).map(toRpc),
    }),
  }

  async function request({
    method,
    params,
  }: {
    method: string
    params?: readonly unknown[]
  }): Promise<unknown> {
    state.requests++
    if (state.isSilent && method !== 'eth_chainId') throw new Error('no connection')
    const answer = answers[method]
    if (!answer) throw new Error(`The scripted chain knows no ${method}.`)
    return answer(params ?? [])
  }

  const transport = custom({ request: request as never }, { retryCount: 0 })
  return { id, account, state, send, mine, find, client: createClient({ transport }), transport }
}

/** A {@link scriptedChain}. */
export type ScriptedChain = ReturnType<typeof scriptedChain>

function toRpc(transaction: ScriptedTransaction | undefined) {
  if (!transaction) return null
  const { hash, from, to, input, value, nonce, block } = transaction
  return {
    ...{ hash, from, to, input, type: '0x0', gas: '0x5208', gasPrice: '0x1', transactionIndex: '0x0' },
    value: numberToHex(value),
    nonce: numberToHex(nonce),
    blockNumber: block === undefined ? null : numberToHex(block),
    blockHash: block === undefined ? null : pad(toHex(block), { size: 32 }),
  }
}

function toReceipt(transaction: ScriptedTransaction | undefined) {
  if (!transaction || transaction.block === undefined) return null
  const { hash, from, to, block, status, logs } = transaction
  return {
    ...{ transactionHash: hash, from, to, logs, type: '0x0', gasUsed: '0x5208', transactionIndex: '0x0' },
    blockNumber: numberToHex(block),
    blockHash: pad(toHex(block), { size: 32 }),
    status: status === 'success' ? '0x1' : '0x0',
    ...{ effectiveGasPrice: '0x1', cumulativeGasUsed: '0x5208', logsBloom: '0x', contractAddress: null },
  }
}
