import { type Hex, isHex, size } from 'viem'
import { InvalidFieldError } from './orderEncoding.js'

/** Refuses what is no tag of a domain, so that it does not look like a fault of the node. */
export function assertTag(tag: Hex): void {
  if (!isHex(tag) || size(tag) !== 4)
    throw new InvalidFieldError({ field: 'tag', value: tag, expected: '4 bytes in hexadecimal' })
}
