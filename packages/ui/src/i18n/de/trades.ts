import { stepWords } from '@souk/words/steps'
import type { TradeWords } from '../en/trades.js'
import { activity } from './activity.js'
import { barriers } from './barriers.js'
import { buy } from './buy.js'
import { cancel } from './cancel.js'
import { cart } from './cart.js'
import { flows } from './flows.js'
import { list } from './list.js'
import { offer } from './offer.js'
import { orders } from './orders.js'
import { problems } from './problems.js'
import { send } from './send.js'
import { trade } from './trade.js'
import { wrap } from './wrap.js'

/** All texts around a trade, in German. */
export const trades: TradeWords = {
  activity,
  barriers,
  buy,
  cancel,
  cart,
  flows,
  list,
  offer,
  orders,
  problems,
  send,
  steps: stepWords.de,
  trade,
  wrap,
}
