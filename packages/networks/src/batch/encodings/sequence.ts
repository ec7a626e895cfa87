import { Words } from '@souk/base'
import { type Address, concatHex, type Hex } from 'viem'
import { isBytes, type Read } from './Read.js'
import { again, commonCapacityBytes, toAnswer, type Way } from './Way.js'

const multiCall = '0xffd7d741'
const callBalanceOf = '0x48acd29f'
const callCode = '0xc66764e1'

/**
 * Sends reads through a contract with the `multiCall` of Sequence's wallets, which supports all three kinds. Calls use
 * no delegatecall, a failing call does not affect the others, and each call may use the remaining gas.
 */
export function sequence(address: Address): Way {
  return {
    name: 'sequence',
    capacityBytes: commonCapacityBytes,
    sizeOf: (read) => 7 * 32 + Words.sizeOfBytes(dataOf(read)),
    encode: (reads) => {
      const calls = reads.map((read) => {
        const target = read.kind === 'call' ? read.target : address
        return `${header}${Words.word(target)}${Words.word(0)}${Words.word(0xc0)}${Words.bytes(dataOf(read))}`
      })
      return { to: address, data: `${multiCall}${Words.word(0x20)}${Words.list(calls)}` }
    },
    decode: (answer, reads) =>
      Words.decode(answer, (text) => {
        const successes = Words.firstAt(text, Words.numberAt(text, 0), reads.length)
        const results = Words.elementsAt(text, Words.numberAt(text, 32), reads.length)
        return reads.map((read, index) => {
          const data = Words.bytesAt(text, results[index] as number)
          return Words.booleanAt(text, successes + index * 32) ? toAnswer(read, data, codeOf) : again
        })
      }),
  }
}

/** `delegateCall`, `revertOnError` and `gasLimit`: false, false, and all remaining gas. */
const header = Words.word(0).repeat(3)

function dataOf(read: Read): Hex {
  if (read.kind === 'call') return read.data
  return concatHex([read.kind === 'code' ? callCode : callBalanceOf, `0x${Words.word(read.target)}`])
}

/** Decodes code, which is bytes inside bytes. */
function codeOf(data: Hex): Hex | undefined {
  const code = Words.decode(data, (text) => Words.bytesAt(text, Words.numberAt(text, 0)))
  return isBytes(code) ? code : undefined
}
