import type { FlowWish } from '../checks/Ground.js'
import type { Common } from '../state/ExecutionState.js'
import * as BidWire from '../wire/bid.js'
import * as BuyWire from '../wire/buy.js'
import * as CallWire from '../wire/call.js'
import * as CancelWire from '../wire/cancel.js'
import * as ListWire from '../wire/list.js'
import * as MintWire from '../wire/mint.js'
import * as SellWire from '../wire/sell.js'
import * as TransferWire from '../wire/transfer.js'

/**
 * Reads the limits of a server's answer from the request itself, so that the two cannot differ.
 *
 * @throws {InvalidFieldError} if a saved request was modified.
 */
export function wishOf({ kind, request: { body } }: Pick<Common, 'kind' | 'request'>): FlowWish {
  switch (kind) {
    case 'buy': {
      const { items, currency, currencyChainId } = BuyWire.decodeRequest(body)
      return { ...tokensOf(items), currencies: [currency], payChains: [currencyChainId] }
    }
    case 'sell': {
      const { items, currency } = SellWire.decodeRequest(body)
      return { ...tokensOf(items), currencies: [currency] }
    }
    case 'mint': {
      const { items, currencyChainId } = MintWire.decodeRequest(body)
      const custom = items.map((item) => item.custom?.contract)
      const { tokens, collections } = tokensOf(items)
      return { tokens, collections: [...collections, ...custom], payChains: [currencyChainId] }
    }
    case 'list': {
      const { params } = ListWire.decodeRequest(body)
      return { ...tokensOf(params), currencies: params.map(({ currency }) => currency), listings: params }
    }
    case 'bid': {
      const { params } = BidWire.decodeRequest(body)
      const ownValue = params.reduce((sum, { weiPrice }) => sum + weiPrice, 0n)
      return {
        ...tokensOf(params),
        currencies: params.map(({ currency }) => currency),
        ownValue,
        bids: params,
      }
    }
    case 'cancel':
      return tokensOf([CancelWire.decodeRequest(body)])
    case 'transfer': {
      const { items, to } = TransferWire.decodeRequest(body)
      return { ...tokensOf(items), recipient: to }
    }
    case 'call': {
      const { txs, originChainId } = CallWire.decodeRequest(body)
      const ownValue = txs.reduce((sum, { value }) => sum + value, 0n)
      return { calls: txs, payChains: [originChainId], ownValue }
    }
    default:
      return kind satisfies never
  }
}

type Named = Pick<BuyWire.BuyItem, 'token' | 'collection'>

function tokensOf(items: readonly Named[]) {
  return {
    tokens: items.map(({ token }) => token),
    collections: items.map(({ collection }) => collection),
  }
}
