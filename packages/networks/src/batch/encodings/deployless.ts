import { BatchProgram } from '@souk/base'
import { size } from 'viem'
import { again, toAnswer, type Way } from './Way.js'

/**
 * Asks by a program that the node runs as if it created a contract, for chains where there is none to ask. It cannot
 * read code, and a call without data means a balance to it.
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

/** Target and length of a question. */
const headBytes = 23

/** Code to create a contract may have 49,152 bytes (EIP-3860), of which the instructions take less than 512. */
const capacityBytes = 49_152 - 512

/** What is returned may have 24,576 bytes (EIP-170): 512 words with their heads. The rest shows by being refused. */
const leastBytes = Math.ceil(capacityBytes / 512)
