export * from './constants.js'
export type { ConsiderationItem, OfferItem } from './Item.js'
export * as Order from './Order.js'
