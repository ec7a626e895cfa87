import { type Address, type Hex, numberToHex, stringToHex } from 'viem'
import * as BulkOrder from '../../order/BulkOrder.js'
import { type Components, typedData } from '../../order/Order.js'
import { toJson } from '../../order/toJson.js'
import * as at from './accounts.js'
import type { Request } from './Row.js'

/** A transaction before it is sent. */
export type Transaction = { to?: Address | undefined; data?: Hex; value?: bigint }

const domainFields = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

type Data = { domain: object; types: object; primaryType: string; message: object }

/** Adds the type of the domain to typed data, as libraries do. */
export function withDomainType<data extends Data>(data: data) {
  const EIP712Domain = Object.entries(domainFields)
    .filter(([name]) => name in data.domain)
    .map(([name, type]) => ({ name, type }))
  return { ...data, types: { EIP712Domain, ...data.types } }
}

/** Asks for a signature over typed data. */
export function signs(data: Data): Request {
  return signsText(toJson(withDomainType(data)))
}

/** Asks for a signature over a JSON text of typed data. */
export function signsText(json: string): Request {
  return { method: 'eth_signTypedData_v4', params: [at.me, json] }
}

/** Asks for a signature over one order. */
export function signsOrder(order: Components, chainId = 1): Request {
  return signs(typedData(order, { chainId }))
}

/** Asks for one signature over many orders. */
export function signsOrders(orders: readonly Components[], chainId = 1): Request {
  return signs(BulkOrder.create(orders).typedData({ chainId }))
}

/** Asks for a signature over a text, which wallets receive as bytes. */
export function signsMessage(text: string, account: Address = at.me): Request {
  return { method: 'personal_sign', params: [stringToHex(text), account] }
}

function toRpc({ to, data, value }: Transaction) {
  return {
    ...(to ? { to } : undefined),
    ...(data ? { data } : undefined),
    ...(value === undefined ? undefined : { value: numberToHex(value) }),
  }
}

/** Asks to send a transaction. */
export function sends(transaction: Transaction): Request {
  return { method: 'eth_sendTransaction', params: [{ from: at.me, ...toRpc(transaction) }] }
}

/** Asks to send several calls at once (EIP-5792). */
export function sendsCalls(calls: readonly Transaction[], changes: object = {}): Request {
  const batch = {
    version: '2.0.0',
    from: at.me,
    chainId: '0x1',
    atomicRequired: true,
    calls: calls.map(toRpc),
  }
  return { method: 'wallet_sendCalls', params: [{ ...batch, ...changes }] }
}

/** Asks to delegate the account to a contract's code (EIP-7702). */
export function authorizes(address: Address, chainId = 1): Request {
  return { method: 'wallet_signAuthorization', params: [{ from: at.me, address, chainId, nonce: 7 }] }
}
