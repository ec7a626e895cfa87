/**
 * How `@reservoir0x/reservoir-sdk` 2.5.7 ends in each scenario, and what it asked the wallet for until then. `resolves` is
 * how it says that all went well.
 */
export const peerEnds: Readonly<Record<string, { ends: string; asked: string }>> = {
  'a purchase': { ends: 'resolves', asked: 'sale' },
  'an approval, then a sale': { ends: 'resolves', asked: 'nft-approval sale' },
  'a listing': { ends: 'resolves', asked: 'order-signature' },
  'an item that is not ready at first': {
    ends: "rejects: Cannot read properties of undefined (reading 'steps')",
    asked: '',
  },
  'an item that never gets ready': {
    ends: 'rejects: Failed to get data after 15 attempt(s), aborting',
    asked: '',
  },
  'an item that gets done elsewhere while it is waited for': {
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
  'a quote in a currency that nobody expects': { ends: 'resolves', asked: 'sale' },
  'fees on top that make it dearer': { ends: 'resolves', asked: 'sale' },
  'a price that goes up between two quotes': { ends: 'resolves', asked: 'sale' },
  'a price expected, and no path to hold it against': { ends: 'resolves', asked: 'sale' },
  'a transaction that sends more than the quote': { ends: 'resolves', asked: 'sale' },
  'a step of an unknown kind': { ends: 'resolves', asked: '' },
  'a transaction to a contract that nobody knows': { ends: 'resolves', asked: 'sale' },
  'a contract that the caller vouches for': { ends: 'resolves', asked: 'sale' },
  'an approval for a stranger': { ends: 'resolves', asked: 'nft-approval' },
  'a theft dressed as an approval': { ends: 'resolves', asked: 'nft-approval' },
  'a transfer to somebody else': { ends: 'resolves', asked: 'transfer' },
  'a listing for one wei': { ends: 'resolves', asked: 'order-signature' },
  'a listing that pays a stranger': { ends: 'resolves', asked: 'order-signature' },
  'an order for another chain': { ends: 'resolves', asked: 'order-signature' },
  'a transaction on a chain that nobody named': { ends: 'resolves', asked: 'sale' },
  'a wallet on another chain': { ends: 'resolves', asked: 'sale' },
  'a person who says no': { ends: 'rejects: User rejected the request.', asked: 'sale' },
  'a wallet that fails': { ends: 'rejects: The device is locked.', asked: 'sale' },
  'a wallet that never answers': { ends: 'hangs', asked: 'sale' },
  'a wallet that gives no hash': {
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
  'a server that says done of what the chain still waits for': { ends: 'resolves', asked: 'sale' },
  'an indexer that never takes it in': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'sale',
  },
  'an indexer that is away': { ends: 'rejects: fetch failed', asked: 'sale' },
  'a node that is away: the server is asked': { ends: 'resolves', asked: 'sale' },
  'no node at all: the step’s own endpoint is asked': { ends: 'resolves', asked: 'sale' },
  'no node at all, and the endpoint says that it failed': {
    ends: 'rejects: Transaction failed',
    asked: 'sale',
  },
  'something signed that the server carries out': {
    ends: 'rejects: Failed to get an ok response after 75 attempt(s), aborting',
    asked: 'order-signature',
  },
  'something signed of which nobody says what came of it': {
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
  'a server that is away': { ends: 'rejects: fetch failed', asked: '' },
  'a server that answers no steps': { ends: 'resolves', asked: '' },
  'a server that answers nonsense': { ends: 'rejects: step.items.findIndex is not a function', asked: '' },
  'a bid': { ends: 'resolves', asked: 'order-signature' },
  'a text to be signed as it is, with a hash in it': { ends: 'resolves', asked: 'auth' },
}
