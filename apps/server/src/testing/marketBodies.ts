import { demo } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import type { Hex } from 'viem'
import type { BodiesByRoute, BodyCases, BodyFacts } from './BodyCase.js'
import { orderFields } from './orderFields.js'

const [, bilal, celeste] = demo.accounts
const { lanterns, spices } = demo.contracts
const someHash: Hex = `0x${'11'.repeat(32)}`
const exchange = { value: celeste.address, refused: 'protocol_address' }
const otherExchange = { value: celeste.address, refused: 'another exchange' }

/** The cases of the marketplace API. */
export function marketBodies(facts: BodyFacts): BodiesByRoute {
  return { ...toPost(facts), ...toFulfill(facts), ...toOffer(facts), ...toRead(facts) }
}

function posting(order: Order.Order): BodyCases {
  return {
    body: { ...Order.serialize(order), protocol_address: seaportAddress },
    fields: {
      ...orderFields('parameters'),
      parameters: { value: { ...Order.serialize(order).parameters, salt: '99' }, refused: 'signature' },
      signature: { value: `0x${'22'.repeat(65)}`, refused: 'signature' },
      protocol_address: otherExchange,
      order_hash: { value: someHash, refused: 'hash' },
    },
  }
}

function several(order: Order.Order): BodyCases {
  const { body, fields } = posting(order)
  const each = Object.entries(fields).map(([name, one]) => [`orders[].${name}`, one])
  return { body: { orders: [body] }, fields: { orders: { value: [] }, ...Object.fromEntries(each) } }
}

function toPost({ signed }: BodyFacts): BodiesByRoute {
  return {
    postListing: posting(signed.listing),
    postListings: several(signed.listings),
    postOffer: posting(signed.offer),
    postOffers: several(signed.offers),
    postSwap: posting(signed.swap),
  }
}

function filling(name: string, hash: string): BodyCases & { body: object } {
  const target = { hash, chain: 'souk', protocol_address: seaportAddress }
  return {
    body: { [name]: target, fulfiller: { address: celeste.address } },
    fields: {
      [name]: { value: { ...target, hash: someHash }, refused: 'order' },
      [`${name}.hash`]: { value: someHash, refused: 'order' },
      [`${name}.chain`]: { value: 'other', refused: 'chain' },
      [`${name}.protocol_address`]: exchange,
      fulfiller: { value: { address: bilal.address } },
      'fulfiller.address': { value: bilal.address },
    },
  }
}

function toFulfill(facts: BodyFacts): BodiesByRoute {
  const [first, second] = facts.tokens
  const given = { asset_contract_address: lanterns, token_id: String(first) }
  const listing = filling('listing', facts.listing)
  const [offer, swap] = [filling('offer', facts.collectionOffer), filling('swap', facts.swap)]
  const more: BodyCases['fields'] = {
    units_to_fill: { value: '2', refused: 'units_to_fill' },
    recipient: { value: bilal.address },
    include_optional_creator_fees: { value: true, refused: 'include_optional_creator_fees' },
  }
  const consideration = ({ body }: typeof offer): BodyCases['fields'] => ({
    consideration: { value: given },
    'consideration.asset_contract_address': {
      value: spices,
      base: { ...body, consideration: given },
      refused: 'not for token',
    },
    'consideration.token_id': { value: String(second), base: { ...body, consideration: given } },
  })
  return {
    getListingFulfillmentData: {
      ...listing,
      fields: {
        ...listing.fields,
        ...more,
        consideration: { value: { ...given, token_id: String(second) }, refused: 'not for token' },
        'consideration.asset_contract_address': {
          value: spices,
          base: { ...listing.body, consideration: given },
          refused: 'not for token',
        },
        'consideration.token_id': {
          value: String(second),
          base: { ...listing.body, consideration: given },
          refused: 'not for token',
        },
      },
    },
    getOfferFulfillmentData: { ...offer, fields: { ...offer.fields, ...consideration(offer), ...more } },
    getSwapFulfillmentData: { ...swap, fields: { ...swap.fields, ...consideration(swap) } },
    getSignedOrders: {
      body: { chain: 'souk', protocol_address: seaportAddress, order_hashes: [facts.listing] },
      fields: {
        chain: { value: 'other', refused: 'chain' },
        protocol_address: exchange,
        order_hashes: { value: [facts.offer] },
      },
    },
  }
}

function toOffer({ signed, slug, trait: [type, value] }: BodyFacts): BodiesByRoute {
  const criteria = { collection: { slug } }
  const build = { offerer: bilal.address, criteria, protocol_address: seaportAddress }
  const wide = { criteria, protocol_data: Order.serialize(signed.wide), protocol_address: seaportAddress }
  const withTrait = { ...build, criteria: { ...criteria, trait: { type, value } } }
  const withTraits = { ...build, criteria: { ...criteria, traits: [{ type, value }] } }
  return {
    buildOffer: {
      body: build,
      fields: {
        offerer: { value: celeste.address },
        quantity: { value: 2 },
        criteria: { value: { collection: { slug: 'spice-jars' } } },
        'criteria.collection': { value: { slug: 'none' }, refused: 'collection' },
        'criteria.collection.slug': { value: 'none', refused: 'collection' },
        'criteria.contract': { value: { address: spices }, refused: 'criteria.contract' },
        'criteria.contract.address': { value: spices, refused: 'criteria.contract' },
        'criteria.trait': { value: { type, value } },
        'criteria.trait.type': {
          value: 'None',
          base: withTrait,
          refused: 'None',
        },
        'criteria.trait.value': {
          value: 'None',
          base: withTrait,
          refused: 'None',
        },
        'criteria.traits': { value: [{ type, value }] },
        'criteria.traits[].type': {
          value: 'None',
          base: withTraits,
          refused: 'None',
        },
        'criteria.traits[].value': {
          value: 'None',
          base: withTraits,
          refused: 'None',
        },
        'criteria.encoded_token_ids': { value: '1,3:5' },
        protocol_address: exchange,
      },
    },
    postCollectionOffer: {
      body: wide,
      fields: {
        criteria: { value: { collection: { slug: 'none' } }, refused: 'collection' },
        'criteria.collection': { value: { slug: 'none' }, refused: 'collection' },
        'criteria.collection.slug': { value: 'none', refused: 'collection' },
        'criteria.contract': { value: { address: spices }, refused: 'criteria.contract' },
        'criteria.contract.address': { value: spices, refused: 'criteria.contract' },
        ...orderFields('protocol_data.parameters'),
        protocol_data: { value: {}, refused: 'parameters' },
        'protocol_data.parameters': { value: {}, refused: 'parameters.offer' },
        'protocol_data.signature': { value: `0x${'22'.repeat(65)}`, refused: 'signature' },
        protocol_address: otherExchange,
      },
    },
  }
}

function toRead(facts: BodyFacts): BodiesByRoute {
  const [first, second] = facts.tokens
  const { slug } = facts
  const nft = { address: lanterns, identifier: String(first) }
  const named = { chain: 'souk', contract_address: lanterns, token_id: String(first) }
  return {
    cancelOrder: {
      body: { orderId: facts.listing },
      fields: { orderId: { value: facts.offer } },
    },
    getNfts: {
      body: { chain: 'souk', tokens: [nft] },
      fields: {
        chain: { value: 'other', refused: 'chain' },
        tokens: { value: [] },
        'tokens[].address': { value: spices },
        'tokens[].identifier': { value: String(second) },
      },
    },
    getNftsBatch: {
      body: { identifiers: [named] },
      fields: {
        identifiers: { value: [] },
        'identifiers[].chain': { value: 'other', refused: 'chain' },
        'identifiers[].contract_address': { value: spices },
        'identifiers[].token_id': { value: String(second) },
      },
    },
    findCollections: { body: { slugs: [slug] }, fields: { slugs: { value: [] } } },
    getCollectionsBatch: { body: { slugs: [slug] }, fields: { slugs: { value: [] } } },
  }
}
