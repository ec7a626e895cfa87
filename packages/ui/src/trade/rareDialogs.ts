import { lateDialog } from '../lazy/lateDialog.js'

// Rare or large dialogs, which a visitor who only buys does not load.
export const BulkListDialogContainer = lateDialog(
  async () => (await import('./list/BulkListDialogContainer.js')).BulkListDialogContainer,
)
export const BundleDialogContainer = lateDialog(
  async () => (await import('./bundle/BundleDialogContainer.js')).BundleDialogContainer,
)
export const BuySetDialogContainer = lateDialog(
  async () => (await import('./bundle/BuySetDialogContainer.js')).BuySetDialogContainer,
)
export const CancelPlanDialogContainer = lateDialog(
  async () => (await import('./cancel/CancelPlanDialogContainer.js')).CancelPlanDialogContainer,
)
export const CollectionOfferDialogContainer = lateDialog(
  async () => (await import('./offer/CollectionOfferDialogContainer.js')).CollectionOfferDialogContainer,
)
export const MatchDialogContainer = lateDialog(
  async () => (await import('./match/MatchDialogContainer.js')).MatchDialogContainer,
)
export const RevokeDialogContainer = lateDialog(
  async () => (await import('./cancel/RevokeDialogContainer.js')).RevokeDialogContainer,
)
export const FillAloneDialogContainer = lateDialog(
  async () => (await import('./buy/FillAloneDialogContainer.js')).FillAloneDialogContainer,
)
export const SetDomainDialogContainer = lateDialog(
  async () => (await import('./domain/SetDomainDialogContainer.js')).SetDomainDialogContainer,
)
export const MintDialogContainer = lateDialog(
  async () => (await import('./mint/MintDialogContainer.js')).MintDialogContainer,
)
export const SwapDialogContainer = lateDialog(
  async () => (await import('./swap/SwapDialogContainer.js')).SwapDialogContainer,
)
export const AcceptSwapDialogContainer = lateDialog(
  async () => (await import('./swap/AcceptSwapDialogContainer.js')).AcceptSwapDialogContainer,
)
export const OffersDialogContainer = lateDialog(
  async () => (await import('./offers/OffersDialogContainer.js')).OffersDialogContainer,
)
export const SalesDialogContainer = lateDialog(
  async () => (await import('./offers/SalesDialogContainer.js')).SalesDialogContainer,
)
export const SendSeveralDialogContainer = lateDialog(
  async () => (await import('./send/SendSeveralDialogContainer.js')).SendSeveralDialogContainer,
)
export const LadderDialogContainer = lateDialog(
  async () => (await import('./offers/LadderDialogContainer.js')).LadderDialogContainer,
)
