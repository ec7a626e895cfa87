/** What sends transactions, follows them, asks why they failed, and waits for orders to begin. Loaded when it is needed. */
export { lookAgain } from './lookAgain.js'
export { readRefusal } from './readRefusal.js'
export { canSendCalls, sendCalls, waitForCalls } from './sendCalls.js'
export { waitForTransaction } from './waitForTransaction.js'
