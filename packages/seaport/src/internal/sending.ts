/** What sends transactions and follows them. Loaded when the first is to be sent; whoever only signs does without. */
export { canSendCalls, sendCalls, waitForCalls } from './sendCalls.js'
export { waitForTransaction } from './waitForTransaction.js'
