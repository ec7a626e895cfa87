import { expect, test } from 'vitest'
import * as entry from './index.js'

test('default: the public exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "Flow",
      "ProviderMissingError",
      "SoukProvider",
      "UnexpectedError",
      "createTradeClient",
      "dropSavedOrder",
      "getCollectionQueryOptions",
      "getCollectionsQueryOptions",
      "getMarketInfoQueryOptions",
      "getNftQueryOptions",
      "getNftsByAccountQueryOptions",
      "getNftsByCollectionQueryOptions",
      "getOrderQueryOptions",
      "getOrdersQueryOptions",
      "getSavedOrders",
      "hashKey",
      "isTouched",
      "paymentFor",
      "prepareCancellation",
      "prepareListing",
      "preparePurchase",
      "prepareResend",
      "saveOrder",
      "useCollection",
      "useCollections",
      "useFlow",
      "useMarketEvents",
      "useMarketInfo",
      "useNft",
      "useNftsByAccount",
      "useNftsByCollection",
      "useOrder",
      "useOrders",
      "useSouk",
    ]
  `)
})
