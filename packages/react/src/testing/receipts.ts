import type { Nft } from '@souk/market'
import { erc721Abi, seaportAddress } from '@souk/seaport'
import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
  zeroHash,
} from 'viem'
import * as TradeNews from '../events/TradeNews.js'
import { marketOrder } from './marketOrder.js'

export const contract = '0x00000000000000000000000000000000000000AA'
export const seller = '0x00000000000000000000000000000000000000bb'
export const buyer = '0x00000000000000000000000000000000000000cc'
export const orderHash = pad('0x01')
export const other = '0x00000000000000000000000000000000000000ee'

const structs = [
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
] as const
const events = parseAbi([
  ...structs,
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[] offer, ReceivedItem[] consideration)',
])
type Topics = [Hex, ...Hex[]]

/** The exchange filled an order of three units of token 7. */
export const fulfilled = (address: Hex) => ({
  address,
  topics: encodeEventTopics({
    abi: events,
    eventName: 'OrderFulfilled',
    args: { offerer: seller, zone: other },
  }) as Topics,
  data: encodeAbiParameters(
    parseAbiParameters(['bytes32, address, SpentItem[], ReceivedItem[]', ...structs]),
    [
      orderHash,
      buyer,
      [{ itemType: 0, token: zeroAddress, identifier: 0n, amount: 9n }],
      [
        { itemType: 1, token: other, identifier: 0n, amount: 8n, recipient: seller },
        { itemType: 3, token: contract, identifier: 7n, amount: 3n, recipient: seller },
      ],
    ],
  ),
})
/** Token 7 moved. */
export const transfer = (from: Hex, to: Hex) => ({
  address: contract as Hex,
  topics: encodeEventTopics({
    abi: erc721Abi,
    eventName: 'Transfer',
    args: { from, to, tokenId: 7n },
  }) as Topics,
  data: '0x' as Hex,
})
/** An ERC20 tells the amount as data. */
const paid = {
  address: other as Hex,
  topics: transfer(buyer, seller).topics.slice(0, 3) as Topics,
  data: zeroHash,
}
/** Reads the news of a transaction with these logs. */
export const read = (
  status: 'success' | 'reverted',
  ...logs: { address: Hex; topics: Topics; data: Hex }[]
) => TradeNews.from([{ status, logs }], { exchange: seaportAddress })

/** An order that the exchange cancelled. */
export const cancelled = (hash: Hex) => ({
  address: seaportAddress as Hex,
  topics: encodeEventTopics({
    abi: events,
    eventName: 'OrderCancelled',
    args: { offerer: seller, zone: other },
  }) as Topics,
  data: hash,
})
/** The seller's new counter. */
export const raised = (counter: bigint) => ({
  address: seaportAddress as Hex,
  topics: encodeEventTopics({
    abi: events,
    eventName: 'CounterIncremented',
    args: { offerer: seller },
  }) as Topics,
  data: numberToHex(counter, { size: 32 }),
})

export const bought = read(
  'success',
  paid,
  transfer(seller, other),
  transfer(other, buyer),
  fulfilled(seaportAddress),
)
export const listing = marketOrder({ orderHash: pad('0x02') })
/** One page of orders. */
export const pagesOf = (...orders: (typeof listing)[]) => ({ pages: [{ orders }], pageParams: [undefined] })
export const nft: Nft = {
  tokenId: 7n,
  contract,
  collection: 'lanterns',
  standard: 'erc721',
  name: 'Lantern 7',
  description: '',
  traits: [],
  owners: [{ address: seller, quantity: 1n }],
  supply: 1n,
  listing: { ...listing, unitPrice: 1n },
}
