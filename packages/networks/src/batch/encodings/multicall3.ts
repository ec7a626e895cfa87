import { Multicall3 } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { Read } from './Read.js'
import { again, commonCapacityBytes, toAnswer, type Way } from './Way.js'

/**
 * Sends reads through a Multicall3: calls with `aggregate3`, and balances with its own `getEthBalance`. It cannot read
 * code.
 */
export function multicall3(address: Address): Way {
  return {
    name: 'multicall3',
    capacityBytes: commonCapacityBytes,
    sizeOf: (read) => (read.kind === 'code' ? undefined : Multicall3.sizeOf(dataOf(read))),
    encode: (reads) => ({
      to: address,
      data: Multicall3.encode(
        reads.map((read) => ({
          target: read.kind === 'call' ? read.target : address,
          data: dataOf(read),
        })),
      ),
    }),
    decode: (answer, reads) =>
      Multicall3.decode(answer, reads.length)?.map(({ isSuccess, data }, index) => {
        const read = reads[index]
        return read && isSuccess ? toAnswer(read, data, () => undefined) : again
      }),
  }
}

function dataOf(read: Read): Hex {
  return read.kind === 'call' ? read.data : Multicall3.balanceOf(read.target)
}
