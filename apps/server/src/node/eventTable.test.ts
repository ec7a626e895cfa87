import fc from 'fast-check'
import { encodeAbiParameters, encodeEventTopics, type Hex, type Log, pad, parseEventLogs, toHex } from 'viem'
import { expect, test } from 'vitest'
import { multiAbi, singleAbi } from './abi.js'
import { eventTable } from './eventTable.js'

const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((value) => pad(toHex(value), { size: 20 }))
const log = (topics: readonly Hex[], data: Hex) =>
  ({ address: pad('0x1', { size: 20 }), topics, data }) as unknown as Log

const transfer = fc
  .tuple(address, address, uint)
  .map(([from, to, tokenId]) =>
    log(
      encodeEventTopics({ abi: singleAbi, eventName: 'Transfer', args: { from, to, tokenId } }) as Hex[],
      '0x',
    ),
  )
const batch = fc
  .tuple(address, address, address, fc.array(uint), fc.array(uint))
  .map(([operator, from, to, ids, amounts]) =>
    log(
      encodeEventTopics({ abi: multiAbi, eventName: 'TransferBatch', args: { operator, from, to } }) as Hex[],
      encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, amounts]),
    ),
  )
/** A contract may leave out topics or data, or write more of them. */
const spoilt = fc
  .tuple(fc.oneof(transfer, batch), fc.nat(4), fc.nat(300))
  .map(([one, topics, size]) => log(one.topics.slice(0, topics), one.data.slice(0, 2 + size * 2) as Hex))

test.each([
  ['ERC-721', singleAbi],
  ['ERC-1155', multiAbi],
])('default: decodes logs of %s contracts as viem does', (_, abi) => {
  const parse = eventTable(abi)
  fc.assert(
    fc.property(fc.oneof(transfer, batch, spoilt), (one) => {
      const [expected] = parseEventLogs({ abi, logs: [one] })
      expect(parse(one)).toEqual(expected)
    }),
  )
})
