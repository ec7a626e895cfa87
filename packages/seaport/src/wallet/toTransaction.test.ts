import { createWalletClient, custom } from 'viem'
import { describe, expect, test } from 'vitest'
import { bulkCancelOrders } from '../actions/bulkCancelOrders.js'
import { seaportAddress } from '../order/constants.js'
import { domainTag } from '../order/Salt.js'
import { toTransaction } from './toTransaction.js'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const client = createWalletClient({
  account,
  transport: custom({ request: () => Promise.reject(new Error('Nothing is asked.')) }),
})
const dataOf = ({ actions }: ReturnType<typeof toTransaction>) =>
  actions.at(-1)?.transactionMethods.buildTransaction().data

describe('toTransaction', () => {
  test('param: config.domain: its tag is appended to calls of the exchange', () => {
    const plain = dataOf(bulkCancelOrders(client))
    const tag = domainTag('souk.example').slice(2)
    expect(dataOf(bulkCancelOrders(client, { config: { domain: 'souk.example' } }))).toBe(`${plain}${tag}`)
  })

  test('behavior: the domain of the call itself counts more', () => {
    const options = { domain: 'other.example', config: { domain: 'souk.example' } }
    expect(dataOf(bulkCancelOrders(client, options))).toMatch(
      new RegExp(`${domainTag('other.example').slice(2)}$`),
    )
  })

  test('behavior: calls of other contracts carry no configured domain', () => {
    const call = (to: typeof account | typeof seaportAddress) =>
      dataOf(
        toTransaction(client, {
          action: 'test',
          transaction: { to, data: '0x12345678', value: 0n },
          config: { domain: 'souk.example' },
        }),
      )
    expect(call(account)).toBe('0x12345678')
    expect(call(seaportAddress)).toBe(`0x12345678${domainTag('souk.example').slice(2)}`)
  })
})
