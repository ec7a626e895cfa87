/** What sends transactions, follows them, asks why they failed, and waits for orders to begin. Loaded when it is needed. */

export { readRefusal } from '../node/readRefusal.js'
export { waitForTransaction } from '../node/waitForTransaction.js'
export { lookAgain } from './lookAgain.js'
export { canSendCalls, sendCalls, waitForCalls } from './sendCalls.js'
