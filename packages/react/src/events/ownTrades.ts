/** What shows the trades of this tab, which loads when the first one begins. */
export { keepActivity } from './showActivity.js'
export { showOwnTrade } from './showOwnTrade.js'
