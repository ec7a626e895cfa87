import { OrderType } from '@souk/seaport'

/** One value that a wallet shows (ERC-7730, version 2). */
export type Field = {
  path: string
  label: string
  format: 'raw' | 'addressName' | 'tokenAmount' | 'date' | 'enum'
  visible: 'always' | 'optional'
  params?: Record<string, unknown>
}
/** How a name is shown. `decides: false` lets a wallet leave it out. */
type Look = Pick<Field, 'label' | 'format' | 'params'> & { token?: string; decides?: false }

const enumOf = (name: string) => ({ $ref: `$.metadata.enums.${name}` })
const date = { encoding: 'timestamp' }

/** How each name is shown. A name that is missing here is refused, so that no value is hidden by accident. */
export const looks: Record<string, Look> = {
  offerer: { label: 'Account that offers', format: 'addressName' },
  zone: { label: 'Zone', format: 'addressName' },
  itemType: { label: 'Kind', format: 'enum', params: enumOf('itemType') },
  token: { label: 'Token', format: 'addressName' },
  identifierOrCriteria: { label: 'Identifier or criteria', format: 'raw' },
  startAmount: { label: 'Amount at the start', format: 'tokenAmount', token: 'token' },
  endAmount: { label: 'Amount at the end', format: 'tokenAmount', token: 'token' },
  recipient: { label: 'Recipient', format: 'addressName' },
  orderType: { label: 'Who may fill', format: 'enum', params: enumOf('orderType') },
  startTime: { label: 'Valid from', format: 'date', params: date },
  endTime: { label: 'Valid until', format: 'date', params: date },
  zoneHash: { label: 'Terms for the zone', format: 'raw' },
  salt: { label: 'Salt', format: 'raw', decides: false },
  conduitKey: { label: 'Conduit key', format: 'raw' },
  counter: { label: 'Counter', format: 'raw' },
  auctionHash: { label: 'Auction', format: 'raw' },
  bidHash: { label: 'Winning bid', format: 'raw' },
  currency: { label: 'Currency', format: 'addressName' },
  price: { label: 'Price', format: 'tokenAmount', token: 'currency' },
  deadline: { label: 'Settle until', format: 'date', params: date },
  considerationToken: { label: 'Token to the offerer', format: 'addressName' },
  considerationIdentifier: { label: 'Identifier to the offerer', format: 'raw' },
  considerationAmount: { label: 'Amount to the offerer', format: 'tokenAmount', token: 'considerationToken' },
  offerToken: { label: 'Token from the offerer', format: 'addressName' },
  offerIdentifier: { label: 'Identifier from the offerer', format: 'raw' },
  offerAmount: { label: 'Amount from the offerer', format: 'tokenAmount', token: 'offerToken' },
  basicOrderType: { label: 'Route and who may fill', format: 'raw' },
  offererConduitKey: { label: 'Conduit key of the offerer', format: 'raw' },
  fulfillerConduitKey: { label: 'Conduit key of the sender', format: 'raw' },
  totalOriginalAdditionalRecipients: { label: 'Signed additional recipients', format: 'raw' },
  amount: { label: 'Additional amount', format: 'raw' },
  signature: { label: 'Signature', format: 'raw', decides: false },
}

/** The names of the kinds of items and orders. */
export const metadata = {
  owner: 'Souk',
  enums: {
    itemType: {
      0: 'Native currency',
      1: 'ERC-20',
      2: 'ERC-721',
      3: 'ERC-1155',
      4: 'Any ERC-721 by criteria',
      5: 'Any ERC-1155 by criteria',
    },
    orderType: {
      [OrderType.FULL_OPEN]: 'Anyone, whole',
      [OrderType.PARTIAL_OPEN]: 'Anyone, in parts',
      [OrderType.FULL_RESTRICTED]: 'As the zone allows, whole',
      [OrderType.PARTIAL_RESTRICTED]: 'As the zone allows, in parts',
    },
  },
}

/** The calls whose names the published schema can hold, with what they do. */
export const intents = {
  fulfillBasicOrder: 'Fill an order',
  fulfillBasicOrder_efficient_6GL6yc: 'Fill an order',
  cancel: 'Cancel orders',
  incrementCounter: 'Cancel all your orders',
} as const
