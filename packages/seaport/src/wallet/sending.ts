/** Sends transactions, follows them, finds the reason of a failure, and waits for orders to start. Loaded on demand. */

export { readRefusal } from '../node/readRefusal.js'
export { waitForTransaction } from '../node/waitForTransaction.js'
export { lookAgain } from './lookAgain.js'
export { canSendCalls, sendCalls, waitForCalls } from './sendCalls.js'
