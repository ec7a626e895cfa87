/**
 * Replaces WalletConnect's own dialogs, which are a hundred times larger than its connection code. The app draws the
 * QR code itself and never uses them.
 */
export const createAppKit = undefined
