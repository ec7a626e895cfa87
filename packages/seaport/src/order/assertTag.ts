import { type Hex, isHex, size } from 'viem'
import { InvalidFieldError } from './orderEncoding.js'

/** Rejects an invalid domain tag, which would otherwise fail like an error of the node. */
export function assertTag(tag: Hex): void {
  if (!isHex(tag) || size(tag) !== 4)
    throw new InvalidFieldError({ field: 'tag', value: tag, expected: '4 bytes in hexadecimal' })
}
