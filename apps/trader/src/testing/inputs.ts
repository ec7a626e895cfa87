import { knownConduitKey, Order, seaportAbi, seaportAddress } from '@souk/seaport'
import { type Address, encodeFunctionData, parseEther, zeroAddress } from 'viem'

const seller: Address = '0x00000000000000000000000000000000000000b1'
const contract: Address = '0x00000000000000000000000000000000000000e1'
const nothing = `0x${'0'.repeat(64)}` as const
const amounts = (amount: bigint) => ({ startAmount: amount, endAmount: amount })

const parameters: Order.Components = {
  ...{ offerer: seller, zone: zeroAddress, orderType: 0, zoneHash: nothing, salt: 7n },
  ...{ startTime: 0n, endTime: 4_102_444_800n, conduitKey: knownConduitKey, counter: 0n },
  totalOriginalConsiderationItems: 1,
  offer: [{ itemType: 2, token: contract, identifierOrCriteria: 7n, ...amounts(1n) }],
  consideration: [
    {
      ...{ itemType: 0, token: zeroAddress, identifierOrCriteria: 0n, recipient: seller },
      ...amounts(parseEther('1')),
    },
  ],
}

const order = Order.serialize({ parameters, signature: `0x${'ab'.repeat(65)}` })
const { domain, types, primaryType, message } = Order.typedData(parameters, { chainId: 1 })
const calldata = encodeFunctionData({
  abi: seaportAbi,
  functionName: 'fulfillOrder',
  args: [{ parameters: { ...parameters, totalOriginalConsiderationItems: 1n }, signature: '0x' }, nothing],
})
const text = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))

/** What people paste into `souk inspect`, by its kind: the sale of an item for 1 ether. */
export const inputs = {
  order: text(order),
  'typed data': text({ domain, types, primaryType, message }),
  calldata,
  transaction: text({ to: seaportAddress, data: calldata, value: '0xde0b6b3a7640000', from: contract }),
  'wallet request': text({
    method: 'eth_sendTransaction',
    params: [{ to: seaportAddress, data: calldata, value: '0xde0b6b3a7640000', from: contract }],
  }),
} as const
