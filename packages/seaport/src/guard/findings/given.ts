import type { Address, Hex } from 'viem'

/** Readers of untrusted values. Each returns `undefined` or an empty result when the value has another type. */

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A wallet cannot sign invalid JSON, so the data is reported as unknown.
    return undefined
  }
}

export function numberOf(value: unknown): number | undefined {
  const number = bigintOf(value)
  return number === undefined ? undefined : Number(number)
}

export function bigintOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  const isText = typeof value === 'string' && /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)
  return isText ? BigInt(value) : undefined
}

export function addressOf(value: unknown): Address | undefined {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? (value as Address) : undefined
}

export function hexOf(value: unknown): Hex | undefined {
  return typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value) ? (value as Hex) : undefined
}
