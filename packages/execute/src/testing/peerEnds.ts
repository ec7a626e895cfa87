/**
 * How `@reservoir0x/reservoir-sdk` 2.5.7 ends in each scenario, and which wallet requests it made before that.
 * `resolves` means that it reported success.
 */
export const peerEnds: Readonly<Record<string, { ends: string; asked: string }>> = {
  'a purchase': { ends: 'resolves', asked: 'sale' },
  'an approval, then a sale': { ends: 'resolves', asked: 'nft-approval sale' },
  'a listing': { ends: 'resolves', asked: 'order-signature' },
  'an item that is not ready at first': {
    ends: "rejects: Cannot read properties of undefined (reading 'steps')",
    asked: '',
  },
  'an item that never becomes ready': {
    ends: 'rejects: Failed to get data after 15 attempt(s), aborting',
    asked: '',
  },
  'an item that is completed elsewhere during the wait': {
    ends: 'rejects: something without a message',
    asked: '',
  },
  'a price that went up': { ends: 'rejects: Attention: the total price is now 1', asked: '' },
  'a price that went up, expected in whole units': {
    ends: 'rejects: Attention: the total price is now [object Object]',
    asked: '',
  },
  'a price within the tolerance': { ends: 'resolves', asked: 'sale' },
  'an offer that went down': {
    ends: 'rejects: Attention: the offer price of this token is now 1',
    asked: '',
  },
  'a quote in an unexpected currency': { ends: 'resolves', asked: 'sale' },
  'fees on top that make it more expensive': { ends: 'resolves', asked: 'sale' },
  'a price that goes up between two quotes': { ends: 'resolves', asked: 'sale' },
  'an expected price, and a quote without a path': { ends: 'resolves', asked: 'sale' },
  'a transaction that sends more than the quote': { ends: 'resolves', asked: 'sale' },
  'a step of an unknown kind': { ends: 'resolves', asked: '' },
  'a transaction to an unknown contract': { ends: 'resolves', asked: 'sale' },
  'a contract that the caller vouches for': { ends: 'resolves', asked: 'sale' },
  'an approval for a stranger': { ends: 'resolves', asked: 'nft-approval' },
  'a theft disguised as an approval': { ends: 'resolves', asked: 'nft-approval' },
  'a transfer to somebody else': { ends: 'resolves', asked: 'transfer' },
  'a listing for one wei': { ends: 'resolves', asked: 'order-signature' },
  'a listing that pays a stranger': { ends: 'resolves', asked: 'order-signature' },
  'an order for another chain': { ends: 'resolves', asked: 'order-signature' },
  'a transaction on a chain that was not requested': { ends: 'resolves', asked: 'sale' },
  'a wallet on another chain': { ends: 'resolves', asked: 'sale' },
  'a user who rejects the request': { ends: 'rejects: User rejected the request.', asked: 'sale' },
  'a wallet that fails': { ends: 'rejects: The device is locked.', asked: 'sale' },
  'a wallet that never answers': { ends: 'hangs', asked: 'sale' },
  'a wallet that returns no hash': {
    ends: 'rejects: Transaction hash not returned from sendTransaction method',
    asked: 'sale',
  },
  'a transaction that is undone': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'an approval that is undone': { ends: 'resolves', asked: 'nft-approval sale' },
  'a transaction sent again with a better fee': { ends: 'resolves', asked: 'sale' },
  'a transaction cancelled in the wallet': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'another transaction in its place': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'a transaction that is dropped': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'a transaction that stays pending': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'a hash of a shared wallet, which the chain does not know': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'a server that reports a pending transaction as done': { ends: 'resolves', asked: 'sale' },
  'an indexer that never includes it': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'an indexer that is unavailable': { ends: 'rejects: fetch failed', asked: 'sale' },
  'an unavailable node: the server is asked': { ends: 'resolves', asked: 'sale' },
  'no node at all: the step’s own endpoint is asked': { ends: 'resolves', asked: 'sale' },
  'no node at all, and the endpoint says that it failed': {
    ends: 'rejects: Transaction failed',
    asked: 'sale',
  },
  'something signed that the server carries out': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'order-signature',
  },
  'something signed whose result is never reported': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'order-signature',
  },
  'an order that the server does not take': {
    ends: 'rejects: The order has expired',
    asked: 'order-signature',
  },
  'an order that is posted without an answer': { ends: 'rejects: fetch failed', asked: 'order-signature' },
  'an order posted while the server is busy': { ends: 'rejects: busy', asked: 'order-signature' },
  'a server that refuses': { ends: 'rejects: No fillable orders', asked: '' },
  'a server that is unavailable': { ends: 'rejects: fetch failed', asked: '' },
  'a server that answers no steps': { ends: 'resolves', asked: '' },
  'a server that answers nonsense': { ends: 'rejects: step.items.findIndex is not a function', asked: '' },
  'a bid': { ends: 'resolves', asked: 'order-signature' },
  'a text to be signed as it is, with a hash in it': { ends: 'resolves', asked: 'auth' },
}
