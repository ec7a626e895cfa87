import { concat, type Hex, hexToBigInt, keccak256, slice, stringToBytes } from 'viem'

/**
 * Returns the 4-byte tag that marks orders and calls of a domain (spec point 7).
 *
 * @example
 * domainTag('souk.example') // → '0x…' (4 bytes)
 */
export function domainTag(domain: string): Hex {
  return slice(keccak256(stringToBytes(domain)), 0, 4)
}

/**
 * Generates a salt: the domain's tag in the first 4 bytes (zeros without a domain), then zeros, then 8 random bytes.
 *
 * @param options.domain - The domain that creates the order.
 * @param options.random - The source of the 8 bytes. @default crypto.getRandomValues
 *
 * @example
 * generateSalt({ domain: 'souk.example' })
 */
export function generateSalt(options: generateSalt.Options = {}): bigint {
  const { domain, random } = options
  const bytes = new Uint8Array(8)
  const drawn = random ? random(bytes) : crypto.getRandomValues(bytes)
  const low = new DataView(drawn.buffer, drawn.byteOffset).getBigUint64(0)
  return domain === undefined ? low : (hexToBigInt(domainTag(domain)) << 224n) | low
}

export declare namespace generateSalt {
  type Options = {
    domain?: string | undefined
    random?: (bytes: Uint8Array) => Uint8Array
  }
}

/**
 * Appends the domain's tag to calldata, so that the call can be attributed to the domain. Contracts ignore the tag.
 *
 * @param data - Calldata of a call to the exchange.
 * @param domain - The domain. If omitted, the data is returned unchanged.
 *
 * @example
 * appendDomainTag(data, 'souk.example') // → the data with 4 more bytes
 */
export function appendDomainTag(data: Hex, domain: string | undefined): Hex {
  return domain === undefined ? data : concat([data, domainTag(domain)])
}
