import { browserStorage } from '../kit/browserStorage.js'

/** The size of an approval: unlimited for a collection or currency, or exactly what this trade needs. */
export type ApprovalScope = 'all' | 'exact'

/**
 * The sizes that trades start with. `usual`: exact amounts of currencies, and whole collections, because the exchange
 * moves items with an approval of the collection.
 */
export const approvalPresets = ['usual', 'exact', 'all'] as const
/** One of {@link approvalPresets}. */
export type ApprovalPreset = (typeof approvalPresets)[number]

/** The storage key. */
const key = 'souk.approvals'

/** Reads the choice. */
export function readApprovalPreset(storage: Pick<Storage, 'getItem'> = browserStorage()): ApprovalPreset {
  const kept = storage.getItem(key)
  return approvalPresets.find((preset) => preset === kept) ?? 'usual'
}

/** Stores the choice. */
export function keepApprovalPreset(
  preset: ApprovalPreset,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = browserStorage(),
): void {
  if (preset === 'usual') storage.removeItem(key)
  else storage.setItem(key, preset)
}
