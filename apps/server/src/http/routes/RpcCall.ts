/** A client's call for the node. */
export type RpcCall = { method: string; params: unknown }

/** Why a call is not forwarded, as a JSON-RPC error. */
export type Refusal = { code: number; message: string }

/** The methods that an app needs to read from a node and to send signed transactions. None that signs, mines or lists. */
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

/** Methods that run code on the node. The caller decides how long they take, and only gas limits it. */
const running: ReadonlySet<string> = new Set(['eth_call', 'eth_estimateGas'])

/** The default of nodes for a call without a gas limit. No honest caller needs more. */
const mostGas = 50_000_000n

/** The most blocks of one fee history. */
const mostFeeBlocks = 128

/**
 * Returns the call to forward to the node: with at most one block's gas, and without state overrides.
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

/** More calls than a wallet would send at once. No person is asked to confirm more. */
const mostSimulated = 20

/** Simulated calls share the gas of one block, and run on the chain's own state. */
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
