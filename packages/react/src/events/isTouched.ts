import type { MarketEvent } from '@souk/market'
import { isSoukKey } from '../queries/queryKey.js'

type Options = {
  slug?: string
  address?: string
  identifier?: bigint
  orderHash?: string
  maker?: string
  assetContractAddress?: string
  tokenIds?: readonly bigint[]
}

/**
 * Tells whether a read may be out of date after an event.
 *
 * Pages of a collection's tokens are left out: the one token that changed is put into them instead, so that a grid
 * neither jumps nor loads everything again.
 *
 * @example
 * isTouched({ type: 'sale', collection: 'lanterns', … }, ['souk', key, 'getCollection', { slug: 'lanterns' }]) // → true
 */
export function isTouched(event: MarketEvent, key: readonly unknown[]): boolean {
  if (!isSoukKey(key)) return false
  const [, , name] = key
  const options: Options = key[3]
  if (event.type === 'reorg') return name !== 'getMarketInfo'
  // The listing that made it is an event of its own.
  if (event.type === 'floor' && name !== 'getCollections' && name !== 'getCollection') return false
  switch (name) {
    case 'getMarketInfo':
    case 'getNftsByCollection':
      return false
    case 'getCollections':
      return true
    case 'getCollection':
      return event.collection === undefined || event.collection === options.slug
    case 'getNft':
      return isSame(event.contract, options.address) && event.identifier === options.identifier
    case 'getNftsByAccount':
      return event.accounts.some((account) => isSame(account, options.address))
    case 'getOrder':
      return isSame(event.orderHash, options.orderHash) || isAboutToken(event, options)
    case 'getOrders':
      return event.accounts.some((account) => isSame(account, options.maker)) || isAboutToken(event, options)
    default:
      return name satisfies never
  }
}

function isAboutToken(event: MarketEvent, options: Options): boolean {
  if (!isSame(event.contract, options.assetContractAddress)) return false
  return !options.tokenIds || event.identifier === undefined || options.tokenIds.includes(event.identifier)
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}
