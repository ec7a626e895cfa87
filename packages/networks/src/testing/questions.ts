import { type Address, concatHex, padHex } from 'viem'
import type { RpcRequest } from '../batch/encodings/Read.js'

/** Calls whose data starts with this prefix revert. */
export const revertPrefix = '0xdead'

const target: Address = padHex('0xc0de', { size: 20 })

/** A call with a number as its data. */
export function callOf(value: number, block: unknown = 'latest', fields: object = {}): RpcRequest {
  return {
    method: 'eth_call',
    params: [{ to: target, data: padHex(`0x${value.toString(16)}`), ...fields }, block],
  }
}

/** A call that reverts. */
export function revertingCallOf(value: number): RpcRequest {
  return callOf(0, 'latest', { data: concatHex([revertPrefix, padHex(`0x${value.toString(16)}`)]) })
}

/** A read of the balance of one of many accounts. */
export function balanceOf(account: number, block: unknown = 'latest'): RpcRequest {
  return { method: 'eth_getBalance', params: [padHex(`0x${account.toString(16)}`, { size: 20 }), block] }
}

/** A read of the code of one of many accounts. */
export function codeOf(account: number, block: unknown = 'latest'): RpcRequest {
  return { method: 'eth_getCode', params: [padHex(`0x${account.toString(16)}`, { size: 20 }), block] }
}

/** The numbers from 0 up to, but not including, a count. */
export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
