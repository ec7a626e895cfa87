import { type ByRoute, type Cases, type Facts, page } from './ParameterCase.js'

/** The cases of the step-based execution API. */

export function executionCases(facts: Facts): ByRoute {
  return {
    ...tokenCases(facts),
    ...bookCases(facts),
    ...otherCases(facts),
    ...activityCases(facts),
  }
}

function tokenCases(facts: Facts): ByRoute {
  const { lanterns, spices } = facts
  const [first = '', second = ''] = facts.listed
  const [type, value] = facts.trait
  const inCollection = `collection=${lanterns}`
  const tokens = {
    tokens: {
      on: `tokens=${lanterns}:${first}`,
      off: `tokens=${lanterns}:${first},${lanterns}:${second}`,
      holds: 'some',
    },
    collection: { on: `collection=${lanterns}`, off: `collection=${spices}`, holds: 'others' },
    contract: { on: `contract=${lanterns}`, off: `contract=${spices}`, holds: 'others' },
    includeTopBid: { on: 'includeTopBid=true', base: `collection=${lanterns}`, holds: 'other' },
    includeAttributes: { on: 'includeAttributes=true', base: `collection=${lanterns}`, holds: 'other' },
    includeLastSale: { on: 'includeLastSale=true', base: `collection=${lanterns}&limit=100`, holds: 'other' },
    includeDynamicPricing: {
      on: 'includeDynamicPricing=true',
      base: `collection=${lanterns}`,
      holds: 'other',
    },
  } satisfies Cases
  return {
    readTokens: {
      ...tokens,
      tokenSetId: { on: `tokenSetId=range:${lanterns}:${first}:${first}`, base: inCollection, holds: 'some' },
      tokenName: {
        on: `tokenName=${encodeURIComponent(facts.name)}`,
        base: `${inCollection}&limit=100`,
        holds: 'some',
      },
      attributes: {
        on: `attributes[${encodeURIComponent(type)}]=${encodeURIComponent(value)}`,
        base: `${inCollection}&limit=50&maxRarityRank=50`,
        holds: 'some',
      },
      flagStatus: { on: 'flagStatus=0', base: inCollection, holds: 'same' },
      minRarityRank: {
        on: 'minRarityRank=6',
        base: `${inCollection}&limit=5&sortBy=rarity`,
        holds: 'others',
      },
      maxRarityRank: {
        on: 'maxRarityRank=5',
        base: `${inCollection}&limit=5&sortBy=rarity&sortDirection=desc`,
        holds: 'others',
      },
      minFloorAskPrice: { on: 'minFloorAskPrice=1.5', base: `${inCollection}&limit=100`, holds: 'some' },
      maxFloorAskPrice: { on: 'maxFloorAskPrice=1.5', base: `${inCollection}&limit=100`, holds: 'some' },
      sortBy: { on: 'sortBy=tokenId', base: inCollection, holds: 'other' },
      sortDirection: {
        on: 'sortDirection=desc',
        base: `${inCollection}&sortBy=tokenId&limit=5`,
        holds: 'others',
      },
      continuation: () => page('continuation', facts, inCollection),
    },
    readUserTokens: {
      ...tokens,
      excludeCollections: {
        on: `excludeCollections=${lanterns}`,
        off: `collection=${lanterns}`,
        base: 'limit=50',
        holds: 'others',
      },
      onlyListed: { on: 'onlyListed=true', base: 'limit=200', holds: 'some' },
    },
  }
}

function bookCases(facts: Facts): ByRoute {
  const { amina, bilal, lanterns, spices, wrapped, native, noon } = facts
  const [first = ''] = facts.listed
  const book = {
    ids: { on: `ids=${facts.listing}`, base: 'limit=100', holds: 'some' },
    collection: { on: `collection=${lanterns}`, base: 'limit=100', holds: 'some' },
    contracts: { on: `contracts=${spices}`, base: 'limit=100', holds: 'some' },
    status: { on: 'status=cancelled', off: 'status=active', holds: 'other' },
    sortBy: { on: 'sortBy=price', base: 'limit=100', holds: 'other' },
    sortDirection: {
      on: 'sortDirection=asc',
      off: 'sortDirection=desc',
      base: 'limit=100',
      holds: 'reverse',
    },
    includeRawData: { on: 'includeRawData=true', holds: 'other' },
    token: { on: `token=${lanterns}:${first}`, base: 'limit=100', holds: 'some' },
    tokenSetId: { on: `tokenSetId=range:${lanterns}:${first}:${first}`, base: 'limit=100', holds: 'some' },
    maker: { on: `maker=${amina}`, off: `maker=${bilal}`, holds: 'others' },
    excludeMaker: { on: `excludeMaker=${amina}`, base: 'limit=100', holds: 'some' },
    currencies: { on: `currencies=${wrapped}`, base: 'limit=100', holds: 'some' },
    startTimestamp: { on: `startTimestamp=${noon}`, base: 'limit=100', holds: 'some' },
    endTimestamp: { on: `endTimestamp=${noon}`, base: 'limit=100', holds: 'some' },
    includePrivate: { on: '', off: 'includePrivate=true', base: 'limit=100', holds: 'some' },
    includeDynamicPricing: { on: 'includeDynamicPricing=true', base: 'limit=100', holds: 'other' },
    type: { on: 'type=collection', base: 'limit=100', holds: 'some' },
    orderType: { on: 'orderType=collection', base: 'limit=100', holds: 'some' },
  } satisfies Cases
  return {
    readAsks: book,
    readBids: {
      ...book,
      ids: { ...book.ids, on: `ids=${facts.bid}` },
      currencies: { on: `currencies=${native}`, holds: 'other' },
      maker: { on: `maker=${facts.celeste}`, holds: 'other' },
      excludeMaker: { on: `excludeMaker=${bilal}`, holds: 'other' },
    },
    readUserAsks: { ...book, collection: { on: `collection=${spices}`, holds: 'other' } },
    readUserBids: { ...book, ids: { ...book.ids, on: `ids=${facts.bid}` } },
  }
}

function otherCases(facts: Facts): ByRoute {
  const { amina, lanterns } = facts
  return {
    readCollections: {
      id: { on: `id=${lanterns}`, holds: 'some' },
      slug: { on: 'slug=lanterns-of-the-souk', holds: 'some' },
      contract: { on: `contract=${lanterns}`, holds: 'some' },
      name: { on: 'name=lantern', holds: 'some' },
      creator: { on: `creator=${amina}`, holds: 'other' },
      minFloorAskPrice: { on: 'minFloorAskPrice=0.5', holds: 'some' },
      maxFloorAskPrice: { on: 'maxFloorAskPrice=0.0000001', holds: 'other' },
      sortBy: { on: 'sortBy=floorAskPrice', base: 'sortDirection=asc', holds: 'other' },
      sortDirection: {
        on: 'sortDirection=asc',
        off: 'sortDirection=desc',
        base: 'sortBy=allTimeVolume',
        holds: 'other',
      },
      includeMintStages: { on: 'includeMintStages=true', holds: 'other' },
    },
    readUserCollections: {
      collection: { on: `collection=${lanterns}`, holds: 'some' },
      excludeCollections: { on: `excludeCollections=${lanterns}`, holds: 'some' },
      name: { on: 'name=lantern', holds: 'some' },
      sortBy: { on: 'sortBy=floorAskPrice', base: 'sortDirection=asc', holds: 'other' },
      sortDirection: {
        on: 'sortDirection=asc',
        off: 'sortDirection=desc',
        base: 'sortBy=floorAskPrice',
        holds: 'other',
      },
      offset: { on: 'offset=1', base: 'limit=1', holds: 'others' },
    },
    readUserTopBids: {
      collection: { on: `collection=${lanterns}`, off: `collection=${facts.spices}`, holds: 'other' },
      sortBy: { on: 'sortBy=topBidValue', holds: 'same' },
      sortDirection: { on: 'sortDirection=asc', holds: 'other' },
    },
    getSyncedTransactions: {
      txHash: {
        on: `txHash=${facts.transactions[0]}`,
        off: `txHash=${facts.transactions.join()}`,
        holds: 'some',
      },
      includeTransfers: {
        on: 'includeTransfers=true',
        base: `txHash=${facts.transactions[0]}`,
        holds: 'other',
      },
    },
    getTransfersOfTransactions: {
      txHash: {
        on: `txHash=${facts.transactions[0]}`,
        off: `txHash=${facts.transactions.join()}`,
        holds: 'some',
      },
      limit: { on: 'limit=1', off: 'limit=2', base: `txHash=${facts.transactions.join()}`, holds: 'first' },
    },
  }
}

function activityCases(facts: Facts): ByRoute {
  const { amina, bilal, lanterns, spices } = facts

  const activity = {
    types: {
      on: 'types=ask',
      base: 'limit=50&includeMetadata=false',
      off: 'types=ask,sale,bid',
      holds: 'some',
    },
    collection: { on: `collection=${lanterns}`, off: `collection=${spices}`, holds: 'others' },
    includeMetadata: { on: 'includeMetadata=true', holds: 'other' },
    sortBy: { on: 'sortBy=eventTimestamp', holds: 'same' },
    users: {
      on: `users=${amina}`,
      off: `users=${amina},${bilal}`,
      base: 'limit=50&types=bid,ask',
      holds: 'some',
    },
  } satisfies Cases
  return { readCollectionActivity: activity, readTokenActivity: activity, readUsersActivity: activity }
}
