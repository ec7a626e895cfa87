import type { Words } from '../Words.js'
import { activity } from './activity.js'
import { buy } from './buy.js'
import { cancel } from './cancel.js'
import { cart } from './cart.js'
import { flows } from './flows.js'
import { frame } from './frame.js'
import { list } from './list.js'
import { offer } from './offer.js'
import { orders } from './orders.js'
import { problems } from './problems.js'
import { send } from './send.js'
import { steps } from './steps.js'
import { trade } from './trade.js'
import { wrap } from './wrap.js'

/** Everything that the app says, in German. */
export const de: Words = {
  tag: 'de',
  activity,
  buy,
  cancel,
  cart,
  flows,
  frame,
  list,
  offer,
  orders,
  problems,
  send,
  steps,
  trade,
  wrap,
}
