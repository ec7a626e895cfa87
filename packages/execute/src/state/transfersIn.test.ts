import { encodeAbiParameters, encodeEventTopics, type Hex, type Log, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { transfersIn } from './transfersIn.js'

const contract = '0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197'
const account = '0x0097b9cFE64455EED479292671A1121F502bc954'
const other = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const hash: Hex = `0x${'ab'.repeat(32)}`
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/** A log as nodes return it, with the contract in lower case. */
const toLog = (topics: readonly unknown[], data: Hex): Log =>
  ({ address: contract.toLowerCase(), topics, data, transactionHash: hash }) as Log

const single = (from: Hex, to: Hex, tokenId: bigint) =>
  toLog(encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to, tokenId } }), '0x')

describe('transfersIn', () => {
  test('default: what came to a buyer, in the case of addresses that all else has', () => {
    const logs = [single(other, account, 7n), single(account, other, 8n)]
    expect(transfersIn(logs, { kind: 'buy', account })).toEqual([
      { contract, from: other, to: account, txHash: hash, tokenId: '7', amount: '1' },
    ])
  })

  test('behavior: what a seller gave', () => {
    const logs = [single(other, account, 7n), single(account, other, 8n)]
    expect(transfersIn(logs, { kind: 'sell', account }).map(({ tokenId }) => tokenId)).toEqual(['8'])
  })

  test('behavior: several at once', () => {
    const args = { operator: other, from: other, to: account } as const
    const data = encodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      [
        [1n, 2n],
        [3n, 4n],
      ],
    )
    const log = toLog(encodeEventTopics({ abi, eventName: 'TransferBatch', args }), data)
    const moved = transfersIn([log], { kind: 'buy', account }).map(({ tokenId, amount }) => [tokenId, amount])
    expect(moved).toEqual([
      ['1', '3'],
      ['2', '4'],
    ])
  })
})
