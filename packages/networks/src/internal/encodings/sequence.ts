import { type Address, concatHex, type Hex } from 'viem'
import { isBytes, type Read } from '../Read.js'
import * as Abi from './abi.js'
import { again, commonCapacityBytes, toAnswer, type Way } from './Way.js'

const multiCall = '0xffd7d741'
const callBalanceOf = '0x48acd29f'
const callCode = '0xc66764e1'

/**
 * Asks through a contract with the `multiCall` of Sequence's wallets, which can ask all three kinds. Nothing is called
 * on behalf of it, none may fail all, each gets what gas there is.
 */
export function sequence(address: Address): Way {
  return {
    name: 'sequence',
    capacityBytes: commonCapacityBytes,
    sizeOf: (read) => 7 * 32 + Abi.sizeOfBytes(dataOf(read)),
    encode: (reads) => {
      const calls = reads.map((read) => {
        const target = read.kind === 'call' ? read.target : address
        return `${header}${Abi.word(target)}${Abi.word(0)}${Abi.word(0xc0)}${Abi.bytes(dataOf(read))}`
      })
      return { to: address, data: `${multiCall}${Abi.word(0x20)}${Abi.list(calls)}` }
    },
    decode: (answer, reads) =>
      Abi.decode(answer, (text) => {
        const successes = Abi.firstAt(text, Abi.numberAt(text, 0), reads.length)
        const results = Abi.elementsAt(text, Abi.numberAt(text, 32), reads.length)
        return reads.map((read, index) => {
          const data = Abi.bytesAt(text, results[index] as number)
          return Abi.booleanAt(text, successes + index * 32) ? toAnswer(read, data, codeOf) : again
        })
      }),
  }
}

/** `delegateCall`, `revertOnError` and `gasLimit`: no, no, and all that is left. */
const header = Abi.word(0).repeat(3)

function dataOf(read: Read): Hex {
  if (read.kind === 'call') return read.data
  return concatHex([read.kind === 'code' ? callCode : callBalanceOf, `0x${Abi.word(read.target)}`])
}

/** Code comes as bytes inside of the bytes. */
function codeOf(data: Hex): Hex | undefined {
  const code = Abi.decode(data, (text) => Abi.bytesAt(text, Abi.numberAt(text, 0)))
  return isBytes(code) ? code : undefined
}
