import { readFileSync } from 'node:fs'
import { Order } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import {
  AssetWire,
  BundleWire,
  CollectionWire,
  CurrencyWire,
  FailureWire,
  NftWire,
  OfferWire,
  OrderWire,
} from './index.js'

// Answers in the marketplace's format: values of real orders in all fields that it sends.
const answers = JSON.parse(
  readFileSync(new URL('../../fixtures/answers.json', import.meta.url), 'utf8'),
) as Record<string, unknown>

describe('OrderWire.decodePage', () => {
  const page = OrderWire.decodePage(answers.orders, { chain: 'ethereum' })

  test('default: a listing in the native currency', () => {
    const { order, ...listing } = page.orders[0]!
    expect(Order.hash(order.parameters)).toBe(listing.orderHash)
    expect(page.next).toBe('LXBrPTE1OTI3NjU5ODE5')
    expect(listing).toMatchInlineSnapshot(`
      {
        "chain": "ethereum",
        "closesAt": 2023-11-23T08:24:31.000Z,
        "createdAt": 2023-11-22T08:24:35.074Z,
        "currency": {
          "address": "0x0000000000000000000000000000000000000000",
          "decimals": 18,
          "name": "Ether",
          "symbol": "ETH",
        },
        "endTime": 1700727871n,
        "maker": "0x0097b9cFE64455EED479292671A1121F502bc954",
        "makerFees": [
          {
            "basisPoints": 50,
            "recipient": "0x0000a26b00c1F0DF003000390027140000fAa719",
          },
        ],
        "makerProfile": {
          "address": "0x0097b9cFE64455EED479292671A1121F502bc954",
          "profileImageUrl": "https://files.example/profile/1.png",
        },
        "orderHash": "0xe5abef0267b3c4f14aac409cc98a1afff8786055123e0f08273b17592ac97c17",
        "price": 489955000000000000n,
        "protocolAddress": "0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC",
        "remaining": 1n,
        "side": "ask",
        "startTime": 1700641471n,
        "status": "active",
        "takerFees": [],
        "total": 1n,
        "type": "basic",
      }
    `)
  })

  test('behavior: the currency of a listing in an ERC20, which the asset on the other side tells', () => {
    const { order, currency, price, makerProfile, makerFees, orderHash } = page.orders[1]!
    expect(Order.hash(order.parameters)).toBe(orderHash)
    expect({ currency, price, makerProfile, makerFees }).toMatchInlineSnapshot(`
      {
        "currency": {
          "address": "0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619",
          "decimals": 18,
          "name": "Wrapped Ether",
          "symbol": "WETH",
        },
        "makerFees": [
          {
            "basisPoints": 250,
            "recipient": "0x0000a26b00c1F0DF003000390027140000fAa719",
          },
        ],
        "makerProfile": {
          "address": "0x28e07986734BEA20Fa8f8748B35c6953da45CB2E",
          "profileImageUrl": "https://files.example/profile/1.png",
          "username": "collector",
        },
        "price": 178999000000000000n,
      }
    `)
  })

  test('error: an ERC20 whose decimals nobody tells', () => {
    const { orders } = structuredClone(answers.orders) as { orders: Record<string, unknown>[] }
    orders[1]!.taker_asset_bundle = null
    expect(() => OrderWire.decodePage({ orders })).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: order: orders[1].payment_token is missing; expected the currency with its decimals.]`,
    )
  })
})

describe('CollectionWire.decodeOne', () => {
  test('default', () => {
    expect(CollectionWire.decodeOne(answers.collection)).toMatchInlineSnapshot(`
      {
        "bannerUrl": "https://img.example/banner.png",
        "contract": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
        "createdAt": 2021-04-22T09:07:27.133Z,
        "currencies": [
          {
            "address": "0x0000000000000000000000000000000000000000",
            "decimals": 18,
            "name": "Ether",
            "symbol": "ETH",
          },
        ],
        "description": "Some art.",
        "displayData": {
          "card_display_style": "cover",
        },
        "editors": [
          "0x0097b9cFE64455EED479292671A1121F502bc954",
        ],
        "externalUrl": "https://art.example/",
        "feeBps": {
          "devBuyer": 0,
          "devSeller": 500,
          "marketplaceBuyer": 0,
          "marketplaceSeller": 250,
        },
        "fees": [
          {
            "basisPoints": 250,
            "recipient": "0x0000a26b00c1F0DF003000390027140000fAa719",
            "required": true,
          },
          {
            "basisPoints": 500,
            "recipient": "0x74Ce08242C97FaC3BE8B63A9d5061c5EF2c1C3a8",
            "required": false,
          },
        ],
        "imageUrl": "https://img.example/logo.png",
        "largeImageUrl": "https://img.example/large.png",
        "name": "Some art",
        "payoutAddress": "0x74Ce08242C97FaC3BE8B63A9d5061c5EF2c1C3a8",
        "safelistStatus": "verified",
        "slug": "some-art",
        "standard": "erc721",
        "stats": {
          "figures": {
            "average_price": 0.5264,
            "count": 10000,
            "floor_price": 0.41,
            "market_cap": 4115,
            "num_reports": 1,
            "one_day_average_price": 4.115,
            "one_day_change": -0.25,
            "one_day_sales": 3,
            "one_day_volume": 12.345,
            "one_hour_volume": 0,
            "total_volume": 1234.5678,
          },
          "listed": 0,
          "owners": 5512,
          "sales": 2345,
          "totalSupply": 10000n,
          "volume": 1234567800000000000000n,
        },
        "traits": {
          "Background": {
            "aquamarine": 1266,
            "blue": 1242,
          },
          "Level": {
            "max": 100,
            "min": 1,
          },
        },
      }
    `)
  })
})

describe('NftWire', () => {
  test('default: a page', () => {
    expect(NftWire.decodePage(answers.nfts)).toMatchInlineSnapshot(`
      {
        "next": "WVhOelpYUndhejB4TWpNPQ==",
        "nfts": [
          {
            "collection": "some-art",
            "contract": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
            "createdAt": 2022-01-18T02:19:52.978Z,
            "description": "",
            "imageUrl": "https://img.example/5333.png",
            "metadataUrl": "ipfs://Qm/5333",
            "name": "Some art #5333",
            "owners": [],
            "standard": "erc721",
            "supply": 1n,
            "tokenId": 5333n,
            "traits": [],
            "updatedAt": 2023-12-06T19:47:44.110Z,
          },
        ],
      }
    `)
  })

  test('default: one with all that is told of it', () => {
    expect(NftWire.decodeOne(answers.nft)).toMatchInlineSnapshot(`
      {
        "collection": "some-art",
        "contract": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
        "createdAt": 2022-01-18T02:19:52.978Z,
        "creator": "0x0097b9cFE64455EED479292671A1121F502bc954",
        "description": "",
        "imageUrl": "https://img.example/5333.png",
        "metadataUrl": "ipfs://Qm/5333",
        "name": "Some art #5333",
        "owners": [
          {
            "address": "0x0097b9cFE64455EED479292671A1121F502bc954",
            "quantity": 1n,
          },
        ],
        "rarityRank": 4321,
        "standard": "erc721",
        "supply": 1n,
        "tokenId": 5333n,
        "traits": [
          {
            "type": "Background",
            "value": "blue",
          },
          {
            "displayType": "number",
            "type": "Level",
            "value": 7,
          },
        ],
        "updatedAt": 2023-12-06T19:47:44.110Z,
      }
    `)
  })
})

describe('CurrencyWire.decode', () => {
  test('default', () => {
    expect(CurrencyWire.decode(answers.paymentToken)).toMatchInlineSnapshot(`
      {
        "address": "0x0000000000000000000000000000000000000000",
        "decimals": 18,
        "ethPrice": "1.000000000000000",
        "imageUrl": "https://files.example/files/6f8e.svg",
        "name": "Ether",
        "symbol": "ETH",
        "usdPrice": "2420.690000000000055000",
      }
    `)
  })
})

describe('AssetWire', () => {
  test('default', () => {
    expect(AssetWire.decode(answers.asset)).toMatchInlineSnapshot(`
      {
        "assetContract": {
          "address": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
          "createdAt": 2022-01-18T02:19:52.978Z,
          "description": "",
          "feeBps": {
            "buyer": 0,
            "devBuyer": 0,
            "devSeller": 0,
            "marketplaceBuyer": 0,
            "marketplaceSeller": 250,
            "seller": 250,
          },
          "name": "Some art",
          "tokenStandard": "ERC721",
          "tokenSymbol": "ART",
          "type": "non-fungible",
        },
        "backgroundColor": "fbfbfb",
        "collection": {
          "createdAt": 2021-04-22T09:07:27.133Z,
          "currencies": [],
          "description": "",
          "displayData": {
            "card_display_style": "contain",
          },
          "feeBps": {
            "devBuyer": 0,
            "devSeller": 500,
            "marketplaceBuyer": 0,
            "marketplaceSeller": 250,
          },
          "fees": [
            {
              "basisPoints": 250,
              "recipient": "0x0000a26b00c1F0DF003000390027140000fAa719",
              "required": true,
            },
            {
              "basisPoints": 500,
              "recipient": "0x74Ce08242C97FaC3BE8B63A9d5061c5EF2c1C3a8",
              "required": false,
            },
          ],
          "name": "Some art",
          "safelistStatus": "approved",
          "slug": "some-art",
          "traits": {},
        },
        "contract": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
        "description": "",
        "imagePreviewUrl": "https://img.example/1p.png",
        "imageUrl": "https://img.example/1.png",
        "isPresale": false,
        "lastSale": {
          "at": 2023-10-21T10:11:12.000Z,
          "currency": {
            "address": "0x0000000000000000000000000000000000000000",
            "decimals": 18,
            "ethPrice": "1.0",
            "imageUrl": "https://files.example/files/6f8e.svg",
            "name": "Ether",
            "symbol": "ETH",
            "usdPrice": "2420.69",
          },
          "totalPrice": 420000000000000000n,
          "transaction": {
            "blockHash": "0xabababababababababababababababababababababababababababababababab",
            "blockNumber": 18400000n,
            "createdAt": 2023-10-21T10:11:13.100Z,
            "fromAccount": {
              "address": "0x9c21Ba9B67696C192007691C1126bf22D34468E6",
              "profileImageUrl": "https://x.example/1.png",
            },
            "modifiedAt": 2023-10-21T10:11:14.000Z,
            "timestamp": 2023-10-21T10:11:11.000Z,
            "transactionHash": "0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
            "transactionIndex": 17n,
          },
          "type": "successful",
        },
        "name": "Some art",
        "owner": {
          "address": "0x0097b9cFE64455EED479292671A1121F502bc954",
          "config": "verified",
          "profileImageUrl": "https://x.example/1.png",
          "username": "NullAddress",
        },
        "permalink": "https://market.example/assets/ethereum/0x9401518f4ebba857baa879d9f76e1cc8b31ed197/5333",
        "sales": 4,
        "tokenId": 5333n,
        "traits": [
          {
            "type": "Background",
            "value": "blue",
          },
        ],
      }
    `)
  })

  test('default: a page', () => {
    const { assets, ...page } = AssetWire.decodePage(answers.assets)
    expect(assets).toEqual([AssetWire.decode(answers.asset)])
    expect(page).toEqual({ next: 'LXBrPTQ=', estimatedCount: 10_000 })
  })
})

describe('BundleWire', () => {
  test('default', () => {
    const { assets, assetContract, ...bundle } = BundleWire.decode(answers.bundle)
    expect(assets[0]?.assetContract).toEqual(assetContract)
    expect(bundle).toMatchInlineSnapshot(`
      {
        "description": "",
        "maker": {
          "address": "0x0097b9cFE64455EED479292671A1121F502bc954",
          "profileImageUrl": "https://files.example/profile/1.png",
        },
        "name": "Two of some art",
        "permalink": "https://market.example/bundles/two-of-some-art",
        "slug": "two-of-some-art",
      }
    `)
    expect(BundleWire.decodeList(answers.bundles).estimatedCount).toBe(1)
  })
})

describe('OfferWire', () => {
  test('default: the market’s part of an offer', () => {
    expect(OfferWire.decodeBuilt(answers.builtOffer)).toMatchInlineSnapshot(`
      {
        "consideration": [
          {
            "endAmount": 1n,
            "identifierOrCriteria": 0n,
            "itemType": 4,
            "recipient": "0x0097b9cFE64455EED479292671A1121F502bc954",
            "startAmount": 1n,
            "token": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
          },
        ],
        "tokenIds": "any",
        "zone": "0x004C00500000aD104D7DBd00e3ae0A5C00560C00",
        "zoneHash": "0x0000000000000000000000000000000000000000000000000000000000000000",
      }
    `)
  })

  test('default: offers on a collection', () => {
    const { offers } = OfferWire.decodePage(answers.collectionOffers)
    const { order, ...offer } = offers[0]!
    expect(order.parameters.offer[0]?.startAmount).toBe(400_000_000_000_000_000n)
    expect(offer).toMatchInlineSnapshot(`
      {
        "chain": "ethereum",
        "criteria": {
          "contract": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
          "slug": "some-art",
          "tokenIds": "any",
        },
        "orderHash": "0x1212121212121212121212121212121212121212121212121212121212121212",
        "protocolAddress": "0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC",
      }
    `)
  })
})

describe('FailureWire.decode', () => {
  test('default', () => {
    expect(FailureWire.decode(answers.refused)).toEqual({
      reasons: ['You have provided an invalid signature.'],
      facts: {},
    })
  })
})
