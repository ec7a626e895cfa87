import { type ByRoute, type Cases, type Facts, page } from './ParameterCase.js'

/** The cases of the marketplace API. */

export function marketCases(facts: Facts): ByRoute {
  return {
    ...orderCases(facts),
    ...nftCases(facts),
    ...otherCases(facts),
    ...legacyCases(facts),
  }
}

function orderCases(facts: Facts): ByRoute {
  const { amina, bilal, lanterns, wrapped, native, noon } = facts
  const [first = ''] = facts.listed
  const orders = {
    asset_contract_address: { on: `asset_contract_address=${lanterns}`, base: 'limit=50', holds: 'some' },
    token_ids: {
      on: `token_ids=${first}`,
      base: `asset_contract_address=${lanterns}&limit=50`,
      holds: 'some',
    },
    maker: { on: `maker=${amina}`, off: `maker=${bilal}`, holds: 'others' },
    payment_token_address: { on: `payment_token_address=${wrapped}`, base: 'limit=50', holds: 'some' },
    listed_after: { on: `listed_after=${noon}`, base: 'limit=50', holds: 'some' },
    listed_before: { on: `listed_before=${noon}`, base: 'limit=50', holds: 'some' },
    order_by: { on: 'order_by=eth_price', off: 'order_by=created_date', base: 'limit=50', holds: 'other' },
    order_direction: {
      on: 'order_direction=asc',
      off: 'order_direction=desc',
      base: 'limit=50',
      holds: 'reverse',
    },
    bundled: { on: 'bundled=true', base: 'limit=50', holds: 'others' },
    include_bundled: { on: '', off: 'include_bundled=true', base: 'limit=50', holds: 'some' },
  } satisfies Cases
  return {
    getListings: {
      ...orders,
      taker: { on: `taker=${bilal}`, base: 'limit=50', holds: 'some' },
      owner: {
        on: `owner=${bilal}`,
        off: `owner=${amina}`,
        base: `asset_contract_address=${lanterns}`,
        holds: 'others',
      },
      only_english: { on: 'only_english=true', base: 'limit=50', holds: 'other' },
    },
    getOffers: {
      ...orders,
      owner: { on: `owner=${amina}`, base: 'limit=50', holds: 'some' },
      maker: { on: `maker=${amina}`, holds: 'other' },
      taker: { on: `taker=${bilal}`, base: 'limit=50', holds: 'other' },
      only_english: { on: 'only_english=true', base: 'limit=50', holds: 'other' },
      payment_token_address: { on: `payment_token_address=${native}`, base: 'limit=50', holds: 'other' },
      bundled: { on: 'bundled=true', base: 'limit=50', holds: 'other' },
    },
  }
}

function nftCases(facts: Facts): ByRoute {
  const { native } = facts
  const [type, value] = facts.trait
  const choices = {
    listed: { on: 'listed=true', base: 'limit=200', holds: 'some' },
    sort: { on: 'sort=price', base: 'limit=3', holds: 'other' },
    trait: {
      on: `trait=${encodeURIComponent(JSON.stringify([type, value]))}`,
      base: 'limit=200&listed=true',
      holds: 'some',
    },
    q: { on: `q=${encodeURIComponent(facts.name)}`, base: 'limit=200', holds: 'some' },
    currency: { on: `currency=${native}`, base: 'limit=200', holds: 'some' },
    min_price: { on: 'min_price=1500000000000000000', base: 'limit=200&listed=true', holds: 'some' },
    max_price: { on: 'max_price=1500000000000000000', base: 'limit=200&listed=true', holds: 'some' },
  } satisfies Cases
  return {
    getNftsByCollection: {
      ...choices,
      auctioned: { on: 'auctioned=true', holds: 'other' },
      traits: {
        on: `traits=${encodeURIComponent(JSON.stringify([{ traitType: type, value }]))}`,
        base: 'limit=200&listed=true',
        holds: 'some',
      },
    },
    getNeighbours: {
      listed: { on: 'listed=true', base: 'sort=price-down', holds: 'other' },
      sort: { on: 'sort=price', holds: 'other' },
      auctioned: { on: 'auctioned=true', holds: 'other' },
      trait: { on: choices.trait.on, holds: 'other' },
      q: { on: choices.q.on, holds: 'other' },
      currency: { on: choices.currency.on, holds: 'other' },
      min_price: { on: choices.min_price.on, holds: 'other' },
      max_price: { on: choices.max_price.on, holds: 'other' },
    },
    getNftsByAccount: { collection: { on: 'collection=spice-jars', base: 'limit=200', holds: 'some' } },
  }
}

function otherCases(facts: Facts): ByRoute {
  const { amina, bilal, lanterns, spices } = facts
  return {
    getOrderParameters: {
      limit: { on: 'limit=1', off: 'limit=2', base: `side=ask&maker=${amina}`, holds: 'first' },
      cursor: () => page('cursor', facts, `side=ask&maker=${amina}`),
      maker: { on: `maker=${bilal}`, off: `maker=${amina}`, base: 'side=ask', holds: 'other' },
      side: { on: 'side=ask', base: `maker=${amina}`, holds: 'other' },
      payment_token_address: {
        on: `payment_token_address=${facts.native}`,
        base: `side=bid&maker=${bilal}`,
        holds: 'other',
      },
    },
    getSwaps: {
      maker: { on: `maker=${bilal}`, holds: 'other' },
      owner: { on: `owner=${amina}`, holds: 'other' },
      asset_contract_address: { on: `asset_contract_address=${spices}`, holds: 'other' },
      token_ids: { on: 'token_ids=999999', base: `asset_contract_address=${lanterns}`, holds: 'other' },
    },
    getOrdersByHash: {
      order_hashes: {
        on: `order_hashes=${facts.listing}`,
        off: `order_hashes=${facts.listing},${facts.bid}`,
        holds: 'some',
      },
    },
    getRanking: {
      period: { on: 'period=all', off: 'period=1d', holds: 'other' },
      sort: { on: 'sort=floor', off: 'sort=volume', base: 'direction=asc', holds: 'other' },
      direction: { on: 'direction=asc', off: 'direction=desc', holds: 'other' },
    },
    getCollectionHistory: { period: { on: 'period=7d', off: 'period=1d', holds: 'other' } },
    getCollections: {
      chain: { on: 'chain=souk', holds: 'same' },
      order_by: { on: 'order_by=created_date', holds: 'other' },
    },
    getSearchResults: {
      query: { on: 'query=lantern', off: 'query=spice', holds: 'other' },
      chains: { on: 'chains=souk', base: 'query=lantern', holds: 'same' },
      asset_types: { on: 'asset_types=collection', base: 'query=lantern', holds: 'some' },
      q: { on: 'q=lantern', off: 'q=spice', holds: 'other' },
      limit: { on: 'q=lantern&limit=1', off: 'q=lantern&limit=2', holds: 'other' },
    },
  }
}

function legacyCases(facts: Facts): ByRoute {
  const { amina, bilal, lanterns, spices, wrapped } = facts
  const [first = '', second = ''] = facts.listed
  return {
    getAssets: {
      owner: { on: `owner=${amina}`, off: `owner=${facts.celeste}`, holds: 'others' },
      asset_contract_address: {
        on: `asset_contract_address=${lanterns}`,
        off: `asset_contract_address=${spices}`,
        holds: 'others',
      },
      token_ids: {
        on: `token_ids=${first}`,
        off: `token_ids=${first},${second}`,
        base: `asset_contract_address=${lanterns}`,
        holds: 'some',
      },
      order_by: { on: 'order_by=token_id', holds: 'same' },
      order_direction: {
        on: 'order_direction=asc',
        off: 'order_direction=desc',
        base: 'limit=5',
        holds: 'others',
      },
    },
    getBundles: {
      owner: { on: `owner=${bilal}`, holds: 'other' },
      asset_contract_address: { on: `asset_contract_address=${spices}`, holds: 'other' },
      token_ids: { on: 'token_ids=999999', base: `asset_contract_address=${lanterns}`, holds: 'other' },
      on_sale: { on: 'on_sale=true', holds: 'same' },
      offset: { on: 'offset=5', holds: 'other' },
      limit: { on: 'limit=1', off: 'limit=1&offset=1', holds: 'other' },
    },
    getPaymentTokens: {
      symbol: { on: 'symbol=WETH', holds: 'some' },
      address: { on: `address=${wrapped}`, holds: 'some' },
      offset: { on: 'offset=1', holds: 'some' },
    },
  }
}
