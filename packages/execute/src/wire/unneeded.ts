import * as z from '@souk/base/schema'
import * as F from './fields.js'

/** Fields of requests that published clients send, and that change nothing on the markets of this project. */

export const orderSource = z.unneeded(z.string(), 'All orders are those of this market.')
export const orderForm = z.unneeded(z.string(), 'The items of the order say what it is for.')
export const orderbookApiKey = z.unneeded(z.string(), 'The market publishes orders only in its own book.')
export const referrer = z.unneeded(F.address, 'The market pays no referrers.')
export const comment = z.unneeded(z.string(), 'No mint of this market takes a comment.')
export const mintStage = z.unneeded(z.string(), 'A purchase never mints.')
export const excludedPrice = z.unneeded(z.string(), 'The order is left out at any price.')
export const excludeEOA = z.unneeded(z.boolean(), 'Contracts can fill every order.')
export const usePermit = z.unneeded(
  z.boolean(),
  'The market plans an approval all the same, because the exchange takes no permits.',
)
export const allowInactiveOrderIds = z.unneeded(
  z.boolean(),
  'The market plans no order that the exchange would refuse.',
)
export const excludeFlaggedTokens = z.unneeded(z.boolean(), 'The market flags no tokens.')
export const swapProvider = z.unneeded(
  z.string(),
  'The market only converts between the native currency and its wrapped form.',
)
export const forceOnChainCancel = z.unneeded(z.boolean(), 'All orders are cancelled on chain.')
export const overrideCoolDown = z.unneeded(z.boolean(), 'Tokens can be refreshed at any time.')
export const sourceOfMint = z.unneeded(z.string(), 'The calls of a mint name no source.')
export const sourceOfCall = z.unneeded(z.string(), 'A call is made as it is.')

const said = 'The signed order says what it is for.'
export const attribute = z.unneeded(
  z.object({ collection: z.string(), key: z.string(), value: z.string() }),
  said,
)
export const collection = z.unneeded(z.string(), said)
export const tokenSetId = z.unneeded(z.string(), said)
export const sourceOfPost = z.unneeded(z.string(), 'The salt of the signed order names its source.')

const key = z.unneeded(z.string(), 'The market asks no other market.')

/** Keys of other markets. */
export const keys = { openseaApiKey: key, x2y2ApiKey: key, blurAuth: key }
