import { stepWords } from '@souk/words/steps'
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

/** All texts around a trade, in English. */
export const trades = {
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
  steps: stepWords.en,
  trade,
  wrap,
}

/** The texts around a trade in one language: its dialogs, the cart, and the places that offer a trade. */
export type TradeWords = typeof trades
