/**
 * Stands in the place of WalletConnect's own windows, which are a hundred times the size of the code that connects: the
 * app draws the code to scan by itself and never asks for them.
 */
export const createAppKit = undefined
