import { type Address, createClient, custom, type Hex, numberToHex, pad, toHex } from 'viem'

/** A transaction as the scripted chain keeps it. */
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
  /** In the next block, well or not. */
  | 'mined'
  | 'reverted'
  /** For ever among those that wait. */
  | 'stuck'
  /** The same one with a better fee is mined instead. */
  | 'repriced'
  /** An empty one to oneself is mined instead. */
  | 'cancelled'
  /** Another one is mined instead. */
  | 'overtaken'
  /** Its nonce is used, by a transaction that the node does not show. */
  | 'dropped'
  /** The hash is none of a transaction. */
  | 'unknown'

/** A chain in memory that answers what a flow asks of a node, and does what it is told with each transaction. */
export function scriptedChain(options: { id?: number; fate?: Fate; isSilent?: boolean; account: Address }) {
  const { id = 1, account } = options
  const state = {
    fate: options.fate ?? ('mined' as Fate),
    isSilent: options.isSilent ?? false,
    block: 100n,
    nonce: 7,
    /** Hides blocks of which the nonce is known, as nodes behind one address do. */
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

  /** What a wallet does with a transaction, by the fate that is set. */
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

  /** With what is on its way. */
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
