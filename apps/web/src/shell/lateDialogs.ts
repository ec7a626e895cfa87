import { lateComponent } from '@souk/ui/parts/lazy/lateComponent.js'
import { lateDialog } from '@souk/ui/parts/lazy/lateDialog.js'

export const WalletDialog = lateDialog(
  async () => (await import('../wallet/WalletDialogContainer.js')).WalletDialogContainer,
)
export const CartDialog = lateDialog(
  async () => (await import('@souk/ui/parts/cart/CartDialogContainer.js')).CartDialogContainer,
)
export const SearchDialog = lateDialog(async () => (await import('../search/SearchDialog.js')).SearchDialog)
export const ChainsDialog = lateDialog(
  async () => (await import('../chains/ChainsDialogContainer.js')).ChainsDialogContainer,
)
export const MenuDialog = lateDialog(async () => (await import('./MenuDialog.js')).MenuDialog)
/** Nothing waits for it, and it may fail to load. */
export const NewsWatch = lateComponent(
  async () => (await import('../notifications/NewsWatch.js')).NewsWatch,
  () => null,
)
/** Likewise. */
export const FlowWatch = lateComponent(
  async () => (await import('@souk/ui/parts/records/FlowWatch.js')).FlowWatch,
  () => null,
)
export const FlowsDialog = lateDialog(async () => (await import('../flows/FlowsDialog.js')).FlowsDialog)
export const TradeDialog = lateDialog(
  async () => (await import('@souk/ui/parts/trade/TradeDialogContainer.js')).TradeDialogContainer,
)

/** Loads the code of the dialogs of trades early, so that a trade only waits for its data. */
export const preloadTrades = () => void TradeDialog.preload()
