/**
 * viem imports this module by itself when a node returns an error. If the import failed, callers would see that error
 * instead.
 */
export { offchainLookup } from 'viem'
