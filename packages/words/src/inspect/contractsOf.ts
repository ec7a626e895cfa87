import { isCurrency, Order } from '@souk/seaport'
import type { Address } from 'viem'
import type { Pasted } from './readInput.js'

/**
 * Lists the contracts of the tokens that a pasted input moves; none for a hash, which does not reveal them.
 *
 * @example
 * contractsOf({ type: 'orders', orders: [listing], more: 0 }) // → ['0x5FbD…']
 */
export function contractsOf(pasted: Pasted): readonly Address[] {
  const tokens = itemsOf(pasted).flatMap((item) => (isCurrency(item) ? [] : [item.token]))
  return [...new Set(tokens)]
}

type Items = readonly Pick<Order.Moved, 'itemType' | 'token'>[]

function itemsOf(pasted: Pasted): Items {
  switch (pasted.type) {
    case 'orders':
      return pasted.orders.flatMap(({ parameters }) => [...parameters.offer, ...parameters.consideration])
    case 'request':
      return moved(Order.explainRequest(pasted.request).effects)
    case 'call':
      return pasted.call.to
        ? moved(Order.explainTransaction({ ...pasted.call, to: pasted.call.to }).effects)
        : []
    case 'typedData': {
      const explained = Order.explainTypedData(pasted.data)
      return 'effects' in explained ? moved(explained.effects) : []
    }
    default:
      return []
  }
}

function moved({ goes, comes, others }: Order.Effects): Items {
  return [...goes, ...comes, ...others.flatMap(({ items }) => items)]
}
