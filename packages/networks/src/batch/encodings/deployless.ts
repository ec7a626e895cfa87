import { BatchProgram } from '@souk/base'
import { size } from 'viem'
import { again, toAnswer, type Way } from './Way.js'

/**
 * Sends reads as a program that the node runs like the creation of a contract, for chains without a batching contract.
 * It cannot read code, and it treats a call without data as a read of a balance.
 */
export function deployless(): Way {
  return {
    name: 'deployless',
    capacityBytes,
    sizeOf: ({ kind, data }) => {
      if (kind === 'balance') return Math.max(headBytes, leastBytes)
      const length = size(data)
      if (kind === 'code' || length === 0 || length > BatchProgram.longestQuestion) return undefined
      return headBytes + length <= capacityBytes ? Math.max(headBytes + length, leastBytes) : undefined
    },
    encode: (reads) => ({
      data: BatchProgram.encode(
        reads.map(({ kind, target, data }) => ({ target, data: kind === 'balance' ? '0x' : data })),
      ),
    }),
    decode: (answer, reads) =>
      BatchProgram.decode(answer, reads.length)?.answers.map((given, index) => {
        const read = reads[index]
        return given.state === 'answered' && read ? toAnswer(read, given.data, () => undefined) : again
      }),
  }
}

/** The size of a question's target and length, in bytes. */
const headBytes = 23

/** Creation code may have 49,152 bytes (EIP-3860). The instructions take fewer than 512 of them. */
const capacityBytes = 49_152 - 512

/** The result may have 24,576 bytes (EIP-170): 512 words with their heads. The node refuses larger ones. */
const leastBytes = Math.ceil(capacityBytes / 512)
