/** viem fetches this by itself as soon as a node answers with an error, or not at all; without it, that would be the error told. */
export { offchainLookup } from 'viem'
