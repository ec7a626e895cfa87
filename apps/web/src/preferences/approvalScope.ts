/** The size of an approval: unlimited for a collection or currency, or exactly what this trade needs. */
export type ApprovalScope = 'all' | 'exact'

/** The storage key. */
const key = 'souk.approvals'

/** Reads the choice. */
export function readApprovalScope(storage: Pick<Storage, 'getItem'> = window.localStorage): ApprovalScope {
  return storage.getItem(key) === 'exact' ? 'exact' : 'all'
}

/** Stores the choice. */
export function keepApprovalScope(
  scope: ApprovalScope,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = window.localStorage,
): void {
  if (scope === 'exact') storage.setItem(key, scope)
  else storage.removeItem(key)
}
