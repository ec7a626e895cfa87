import type { ListWire } from '@souk/execute/wire'
import { ItemType } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import type { Market } from '../market/Market.js'
import { collect } from './collect.js'
import { assertTraded } from './facts/places.js'
import { readRoyalties } from './facts/readRoyalties.js'
import { toTerms } from './facts/toTerms.js'
import { makeOrders } from './makeOrders.js'
import type { Answer } from './model/Answer.js'
import type { Terms } from './plan/draft.js'

/** A request to list. */
export type ListRequest = ReturnType<typeof ListWire.decodeRequest>

/** Plans the listing of tokens. One signature covers several. See {@link makeOrders}. */
export async function list(market: Market, request: ListRequest): Promise<Answer> {
  const contracts = request.params.map(({ token }) => token.contract.toLowerCase())
  const royalties = await readRoyalties(market, contracts)
  const { values, issues } = await collect(request.params, (param, index): Terms => {
    const { contract, standard } = assertTraded(market, param.token.contract, { index })
    const royalty = royalties.get(contract)
    const about = { index, royalty, usualCurrency: zeroAddress, source: request.source }
    return {
      ...toTerms(market, param, about),
      side: 'ask',
      subject: {
        itemType: standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155,
        token: contract,
        identifierOrCriteria: param.token.tokenId,
      },
      endPrice: param.endWeiPrice,
      taker: param.taker === zeroAddress ? undefined : param.taker,
    }
  })
  const maker = request.maker.toLowerCase() as Address
  return makeOrders(market, { maker, source: request.source, terms: values, issues })
}
