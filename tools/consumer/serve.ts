import type { MarketInfo, MarketOrder, Nft } from '@souk/market'
import { MarketInfoWire, NftWire, OrderWire } from '@souk/market/wire'
import { Order, seaportAddress } from '@souk/seaport'
import { zeroAddress, zeroHash } from 'viem'
import { maker, token } from './App.js'

/** The configuration of a market on mainnet. */
export const info: MarketInfo = {
  chainId: 1,
  chain: 'ethereum',
  name: 'Market',
  rpcUrl: '/rpc',
  seaport: seaportAddress,
  conduitKey: zeroHash,
  fees: [],
  currencies: [],
}

const ether = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 } as const

const nft: Nft = {
  tokenId: token.tokenId,
  contract: token.contract,
  collection: 'lanterns',
  standard: 'erc721',
  name: 'Lantern 7',
  description: '',
  traits: [],
  owners: [],
  supply: 1n,
}

const order = Order.parse({
  parameters: {
    offerer: maker,
    zone: zeroAddress,
    offer: [
      { itemType: 2, token: token.contract, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' },
    ],
    consideration: [
      {
        itemType: 0,
        token: zeroAddress,
        identifierOrCriteria: '0',
        startAmount: '500',
        endAmount: '500',
        recipient: maker,
      },
    ],
    orderType: 0,
    startTime: '0',
    endTime: '4000000000',
    zoneHash: zeroHash,
    salt: '0',
    conduitKey: zeroHash,
    counter: '5',
  },
  signature: '0x',
})

const listing: MarketOrder = {
  orderHash: Order.hash(order.parameters),
  side: 'ask',
  chain: info.chain,
  protocolAddress: seaportAddress,
  order,
  maker,
  price: 500n,
  currency: ether,
  createdAt: new Date(0),
  startTime: 0n,
  endTime: 4_000_000_000n,
  remaining: 1n,
  total: 1n,
  status: 'active',
  type: 'basic',
}

/** Replaces `fetch` with a market and a node in this process. */
export async function serve(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  if (pathname === '/rpc') return answerNode(init)
  if (pathname === '/v2/market') return Response.json(MarketInfoWire.encode(info))
  if (pathname.endsWith('/seaport/listings'))
    return Response.json(OrderWire.encodePage({ orders: [listing] }))
  if (pathname.endsWith('/nfts/7')) return Response.json({ nft: NftWire.encode(nft) })
  return new Response('{}', { status: 404 })
}

/** Returns 5 for every number on this chain. */
function answerNode(init?: RequestInit): Response {
  const request: { id: number } = JSON.parse(String(init?.body))
  return Response.json({ jsonrpc: '2.0', id: request.id, result: `0x${'5'.padStart(64, '0')}` })
}
