import { type Address, concatHex, type Hex } from 'viem'
import type { Read } from '../Read.js'
import * as Abi from './abi.js'
import { again, commonCapacityBytes, toAnswer, type Way } from './Way.js'

const aggregate3 = '0x82ad56cb'
const getEthBalance = '0x4d2301cc'

/** Asks through a Multicall3: calls by `aggregate3`, balances by its own `getEthBalance`. It cannot read code. */
export function multicall3(address: Address): Way {
  return {
    name: 'multicall3',
    capacityBytes: commonCapacityBytes,
    sizeOf: (read) => (read.kind === 'code' ? undefined : 4 * 32 + Abi.sizeOfBytes(dataOf(read))),
    encode: (reads) => {
      const calls = reads.map((read) => {
        const target = read.kind === 'call' ? read.target : address
        return Abi.word(target) + Abi.word(1) + Abi.word(0x60) + Abi.bytes(dataOf(read))
      })
      return { to: address, data: `${aggregate3}${Abi.word(0x20)}${Abi.list(calls)}` }
    },
    decode: (answer, reads) =>
      Abi.decode(answer, (text) => {
        const elements = Abi.elementsAt(text, Abi.numberAt(text, 0), reads.length)
        return reads.map((read, index) => {
          const at = elements[index] as number
          const data = Abi.bytesAt(text, at + Abi.numberAt(text, at + 32))
          return Abi.booleanAt(text, at) ? toAnswer(read, data, () => undefined) : again
        })
      }),
  }
}

function dataOf(read: Read): Hex {
  return read.kind === 'call' ? read.data : concatHex([getEthBalance, `0x${Abi.word(read.target)}`])
}
