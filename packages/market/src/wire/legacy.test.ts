import { Arbitrary } from '@souk/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Account } from '../domain/Account.js'
import {
  type Asset,
  type AssetContract,
  type AssetEvent,
  type AssetTransaction,
  assetEventTypes,
  assetStandards,
  auctionTypes,
  type Bundle,
  contractTypes,
} from '../domain/Asset.js'
import { type CollectionProfile, safelistStatuses } from '../domain/Collection.js'
import type { PaymentToken } from '../domain/Currency.js'
import { AccountWire, AssetEventWire, AssetWire, BundleWire, CollectionWire, CurrencyWire } from './index.js'

const { address, bytes32, uint256 } = Arbitrary
const text = fc.string({ minLength: 1 })
const date = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
/** Excludes the name that would change the table itself. */
const traitName = text.filter((name) => name !== '__proto__')
const bps = fc.integer({ min: 0, max: 10_000 })
const decimal = fc.constantFrom('0', '1.0', '2420.69', '0.000000000000055', '1e-7')

/** Each optional field is either present or absent. */
function object<value>(
  required: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  optional: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<value> {
  const requiredKeys = Object.keys(required)
  return fc.record({ ...required, ...optional }, { requiredKeys }).map((drawn: unknown) => drawn as value)
}

const account = object<Account>({ address }, { username: text, profileImageUrl: text, config: text })
const currency = {
  address,
  symbol: fc.string(),
  name: fc.string(),
  decimals: fc.integer({ min: 0, max: 255 }),
}
const paymentToken = object<PaymentToken>(currency, { imageUrl: text, ethPrice: decimal, usdPrice: decimal })
const feeBps = { marketplaceBuyer: bps, marketplaceSeller: bps, devBuyer: bps, devSeller: bps }

const transaction: fc.Arbitrary<AssetTransaction> = object(
  {
    transactionHash: bytes32,
    transactionIndex: uint256,
    blockNumber: uint256,
    blockHash: bytes32,
    timestamp: date,
  },
  { fromAccount: account, toAccount: account, createdAt: date, modifiedAt: date },
)
const event: fc.Arbitrary<AssetEvent> = object(
  { type: fc.constantFrom(...assetEventTypes), at: date },
  { auctionType: fc.constantFrom(...auctionTypes), totalPrice: uint256, transaction, currency: paymentToken },
)
const contract: fc.Arbitrary<AssetContract> = object(
  {
    address,
    name: fc.string(),
    description: fc.string(),
    type: fc.constantFrom(...contractTypes),
    tokenSymbol: fc.string(),
    feeBps: fc.record({ ...feeBps, buyer: bps, seller: bps }),
  },
  {
    tokenStandard: fc.constantFrom(...assetStandards),
    createdAt: date,
    imageUrl: text,
    externalUrl: text,
    wikiUrl: text,
  },
)
const profile: fc.Arbitrary<CollectionProfile> = object(
  {
    slug: fc.string(),
    name: fc.string(),
    description: fc.string(),
    largeImageUrl: text,
    safelistStatus: fc.constantFrom(...safelistStatuses),
    fees: fc.array(fc.record({ recipient: address, basisPoints: bps, required: fc.boolean() })),
    feeBps: fc.record(feeBps),
    traits: fc.dictionary(traitName, fc.dictionary(traitName, fc.integer())),
    currencies: fc.array(fc.record(currency)),
  },
  {
    imageUrl: text,
    bannerUrl: text,
    featuredImageUrl: text,
    externalUrl: text,
    wikiUrl: text,
    contract: address,
    standard: fc.constantFrom('erc721', 'erc1155'),
    owner: address,
    editors: fc.array(address, { minLength: 1 }),
    payoutAddress: address,
    createdAt: date,
    isHidden: fc.constant(true),
    isFeatured: fc.constant(true),
    displayData: fc.constant({ card_display_style: 'cover' }),
  },
)
const asset: fc.Arbitrary<Asset> = fc
  .tuple(
    object<Omit<Asset, 'contract'>>(
      {
        tokenId: uint256,
        name: fc.string(),
        description: fc.string(),
        assetContract: contract,
        collection: profile,
        isPresale: fc.boolean(),
        traits: fc.array(
          object({ type: fc.string(), value: fc.oneof(fc.string(), fc.integer()) }, { displayType: text }),
        ),
        sales: fc.nat(),
      },
      {
        owner: account,
        imageUrl: text,
        imagePreviewUrl: text,
        imageThumbnailUrl: text,
        imageOriginalUrl: text,
        animationUrl: text,
        animationOriginalUrl: text,
        externalUrl: text,
        permalink: text,
        lastSale: event,
        backgroundColor: fc.constant('ffffff'),
      },
    ),
  )
  .map(([rest]) => ({ ...rest, contract: rest.assetContract.address }))
const bundle: fc.Arbitrary<Bundle> = object(
  {
    assets: fc.array(asset, { maxLength: 3 }),
    name: fc.string(),
    slug: fc.string(),
    description: fc.string(),
  },
  { maker: account, assetContract: contract, externalUrl: text, permalink: text },
)

/** Converts a value to JSON and back. */
const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const options = { chain: 'ethereum' }

function roundTrip<value>(
  values: fc.Arbitrary<value>,
  encode: (value: value) => unknown,
  decode: (value: unknown) => value,
) {
  fc.assert(
    fc.property(values, (value) => {
      expect(decode(travel(encode(value)))).toEqual(value)
    }),
    { numRuns: 40 },
  )
}

describe('what is written is read again', () => {
  test('behavior: AccountWire', () => roundTrip(account, AccountWire.encode, AccountWire.decode))
  test('behavior: CurrencyWire', () => roundTrip(paymentToken, CurrencyWire.encode, CurrencyWire.decode))
  test('behavior: AssetEventWire', () => roundTrip(event, AssetEventWire.encode, AssetEventWire.decode))
  test('behavior: AssetEventWire, transactions', () =>
    roundTrip(transaction, AssetEventWire.encodeTransaction, AssetEventWire.decodeTransaction))
  test('behavior: AssetWire, contracts', () =>
    roundTrip(contract, AssetWire.encodeContract, AssetWire.decodeContract))
  test('behavior: CollectionWire, profiles', () =>
    roundTrip(profile, (value) => CollectionWire.encodeProfile(value, options), CollectionWire.decodeProfile))
  test('behavior: AssetWire', () =>
    roundTrip(asset, (value) => AssetWire.encode(value, options), AssetWire.decode))
  test('behavior: BundleWire', () =>
    roundTrip(bundle, (value) => BundleWire.encode(value, options), BundleWire.decode))

  test('behavior: pages', () => {
    const [first] = fc.sample(asset, { numRuns: 1, seed: 1 })
    const [pair] = fc.sample(bundle, { numRuns: 1, seed: 1 })
    const page = { assets: [first!], next: 'a', previous: 'b', estimatedCount: 1 }
    expect(AssetWire.decodePage(travel(AssetWire.encodePage(page, options)))).toEqual(page)
    const list = { bundles: [pair!], estimatedCount: 1 }
    expect(BundleWire.decodeList(travel(BundleWire.encodeList(list, options)))).toEqual(list)
  })
})

describe('wrong fields are named', () => {
  const [wire] = fc.sample(asset, { numRuns: 1, seed: 3 }).map((value) => AssetWire.encode(value, options))

  test.each([
    ['token_id', -1, 'token_id'],
    ['token_id', 1.5, 'token_id'],
    ['token_id', '0x', 'token_id'],
    ['token_id', '9'.repeat(78), 'token_id'],
    ['name', 7, 'name'],
    ['num_sales', '4', 'num_sales'],
    ['owner', { address: '0x12' }, 'owner.address'],
    ['asset_contract', null, 'asset_contract'],
    [
      'asset_contract',
      { address: `0x${'1'.repeat(40)}`, asset_contract_type: 'nft' },
      'asset_contract.asset_contract_type',
    ],
    ['collection', {}, 'collection.slug'],
    [
      'collection',
      { slug: 'a', dev_seller_fee_basis_points: 'much' },
      'collection.dev_seller_fee_basis_points',
    ],
    ['traits', [{ value: null }], 'traits[0].value'],
    ['last_sale', { event_type: 'lost', event_timestamp: '2023-01-01T00:00:00' }, 'last_sale.event_type'],
    ['last_sale', { event_type: 'transfer', event_timestamp: 'soon' }, 'last_sale.event_timestamp'],
  ])('error: an asset whose %s is %j', (field, value, path) => {
    const wrong = { ...(travel(wire) as object), [field]: value }
    expect(() => AssetWire.decode(wrong)).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ path }) }),
    )
  })

  test('error: in a page, with the place', () => {
    const page = { assets: [travel(wire), { ...(travel(wire) as object), token_id: null }] }
    expect(() => AssetWire.decodePage(page)).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ path: 'assets[1].token_id' }) }),
    )
  })
})
