/** A call of the node as somebody sent it. */
export type RpcCall = { method: string; params: unknown }

/** Why a call is not passed on, as JSON-RPC says it. */
export type Refusal = { code: number; message: string }

/** What an app needs of a node to read and to send what a wallet signed. Nothing that signs, mines or lists. */
const allowedMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'net_version',
  'web3_clientVersion',
])

/** Those that run code on the node: how long they take is up to who asks, and only gas bounds it. */
const running: ReadonlySet<string> = new Set(['eth_call', 'eth_estimateGas'])

/** What nodes give a call that names no gas; more is asked for by nobody honest. */
const mostGas = 50_000_000n

/** Blocks of which fees are told at once. */
const mostFeeBlocks = 128

/**
 * Makes the call that is passed on to the node of one that somebody sent: with no more gas than a block has, and without state that
 * is not the chain's.
 *
 * @param options.blockGas - The gas limit of a block.
 */
export function limit(call: RpcCall, options: { blockGas: bigint }): RpcCall | Refusal {
  const { method, params } = call
  if (!allowedMethods.has(method)) return { code: -32601, message: `${method} is not available here` }
  if (method === 'eth_feeHistory') return limitHistory(call)
  if (method === 'eth_simulateV1') return limitSimulation(call, options)
  if (!running.has(method)) return call
  if (!Array.isArray(params)) return invalid('The parameters must be a list.')
  const [transaction, block, ...overrides] = params as readonly unknown[]
  if (overrides.some((value) => value !== undefined && value !== null))
    return invalid('State and block overrides are not available here.')
  if (typeof transaction !== 'object' || transaction === null || Array.isArray(transaction))
    return invalid('The first parameter must be a transaction.')
  const most = options.blockGas < mostGas ? options.blockGas : mostGas
  const asked = toQuantity('gas' in transaction ? transaction.gas : undefined)
  const gas = asked !== undefined && asked < most ? asked : most
  const rest = block === undefined || block === null ? [] : [block]
  return { method, params: [{ ...transaction, gas: `0x${gas.toString(16)}` }, ...rest] }
}

/** Calls that a wallet would send at once; more is no request that a person is asked. */
const mostSimulated = 20

/** Calls that are tried share the gas of one block, and find the state as it is. */
function limitSimulation({ method, params }: RpcCall, { blockGas }: { blockGas: bigint }): RpcCall | Refusal {
  const [given, block = 'latest'] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const blocks = recordOf(given).blockStateCalls
  const [first, ...more] = Array.isArray(blocks) ? (blocks as readonly unknown[]) : []
  const { calls, ...overrides } = recordOf(first)
  if (!Array.isArray(calls) || more.length > 0 || calls.length === 0 || calls.length > mostSimulated)
    return invalid(`Simulate one block with 1 to ${mostSimulated} calls at a time.`)
  if (Object.values(overrides).some((value) => value !== undefined && value !== null))
    return invalid('State and block overrides are not available here.')
  const most = blockGas < mostGas ? blockGas : mostGas
  const gas = `0x${(most / BigInt(calls.length)).toString(16)}`
  const limited = calls.map((one) => {
    const { from, to, data, value } = recordOf(one)
    return { from, to, data, value, gas }
  })
  const options = { blockStateCalls: [{ calls: limited }], traceTransfers: true, validation: false }
  return { method, params: [options, block] }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Tells a refusal from a call. */
export function isRefusal(value: RpcCall | Refusal): value is Refusal {
  return 'code' in value
}

function limitHistory(call: RpcCall): RpcCall | Refusal {
  const [count, , percentiles] = Array.isArray(call.params) ? (call.params as readonly unknown[]) : []
  const blocks = toQuantity(count)
  const isLong = Array.isArray(percentiles) && percentiles.length > mostFeeBlocks
  if (blocks === undefined || blocks > BigInt(mostFeeBlocks) || isLong)
    return invalid(`The fee history covers at most ${mostFeeBlocks} blocks.`)
  return call
}

function invalid(message: string): Refusal {
  return { code: -32602, message }
}

function toQuantity(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
    ? BigInt(value)
    : undefined
}
