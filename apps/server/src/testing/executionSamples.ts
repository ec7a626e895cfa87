import { demo } from '@souk/devchain'
import { Order } from '@souk/seaport'
import { type Hex, zeroAddress } from 'viem'

const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts

/** A sample request to one endpoint. */
export type Sample = { path?: string; body?: unknown; status?: number }

/** The state of the test that the samples need. */
export type About = {
  /** A token that Amina owns and has listed. */
  identifier: bigint
  /** The listing. */
  hash: string
  /** An offer of Bilal on any token. */
  offer: string
  /** Another listing of the token, signed and not posted. */
  signed: () => Promise<Order.Order>
}

const emptyHash: Hex = `0x${'11'.repeat(32)}`

/** Sample requests for each endpoint of the step-based execution API, to compare answers with the document. */
export function executionSamples(about: () => About): Record<string, () => Promise<Sample>> {
  const token = () => `${lanterns}:${about().identifier}`
  const post = (body: unknown, status = 200) => ({ body, status })
  return {
    executeBuy: async () => post({ items: [{ token: token() }], taker: bilal.address }),
    executeSell: async () =>
      post({ items: [{ token: token(), orderId: about().offer }], taker: amina.address }),
    executeMint: async () => post({ items: [{ collection: lanterns }], taker: bilal.address }, 400),
    executeList: async () => post({ maker: amina.address, params: [{ token: token(), weiPrice: '100000' }] }),
    executeBid: async () =>
      post({ maker: bilal.address, params: [{ collection: lanterns, weiPrice: '100000' }] }),
    executeCancel: async () => post({ orderIds: [about().hash] }),
    executeTransfer: async () =>
      post({ from: amina.address, to: bilal.address, items: [{ token: token() }] }),
    executeCall: async () =>
      post({
        user: amina.address,
        txs: [{ to: bilal.address, value: '1', data: '0x' }],
        originChainId: 31_337,
      }),
    postSignedOrders: async () => {
      const { parameters, signature } = Order.serialize(await about().signed())
      return {
        path: `?signature=${signature}`,
        ...post({ items: [{ order: { kind: 'seaport-v1.5', data: parameters }, orderbook: 'reservoir' }] }),
      }
    },
    getSyncedTransactions: async () => ({ path: `?txHash=${emptyHash}&includeTransfers=true` }),
    getSyncedTransaction: async () => ({}),
    getTransfersOfTransactions: async () => ({ path: `?txHash=${emptyHash}` }),
    getExecutionStatus: async () => post({ kind: 'transaction', id: emptyHash }),
    reportExecution: async () => post({ requestId: 'any', stepId: 'sale', txHash: emptyHash }),
    refreshTokens: async () => post({ tokens: [token()], liquidityOnly: true }),
    refreshToken: async () => post({ token: token(), liquidityOnly: true }),
    readTokens: async () => ({ path: `?tokens=${token()}&includeTopBid=true&includeAttributes=true` }),
    readUserTokens: async () => ({ path: '?limit=2&includeTopBid=true' }),
    readCollections: async () => ({ path: '?limit=2' }),
    readAsks: async () => ({ path: `?token=${token()}&sortBy=price&includeRawData=true` }),
    readBids: async () => ({ path: `?maker=${bilal.address}` }),
    readCollectionActivity: async () => ({ path: `?collection=${lanterns}&limit=3&includeMetadata=true` }),
    readTokenActivity: async () => ({}),
    readAttributes: async () => ({}),
    readUserCollections: async () => ({ path: '?limit=2' }),
    readUserTopBids: async () => ({ path: '?limit=2' }),
    readTrendingCollections: async () => ({ path: '?period=7d&sortBy=sales' }),
    readTrendingMints: async () => ({ status: 400 }),
    readConversion: async () => ({ path: `?from=${zeroAddress}&to=${wrappedNative}` }),
    readSolverCapacity: async () => post({ kind: 'cross-chain-intent' }, 400),
    readFirstMarketplaceConfigurations: async () => ({ path: '?tokenId=1' }),
    readMarketplaceConfigurations: async () => ({ path: '?tokenId=1' }),
    readUserAsks: async () => ({ path: '?includeDynamicPricing=true' }),
    readUserBids: async () => ({ path: '?includeCriteriaMetadata=true' }),
    readUsersActivity: async () => ({ path: `?users=${amina.address}&limit=2` }),
  }
}
