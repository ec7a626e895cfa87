/** How much is allowed where an approval is needed: all of a collection or currency at once, or what this trade takes. */
export type ApprovalScope = 'all' | 'exact'

/** The key under which it is kept. */
const key = 'souk.approvals'

/** Reads what was chosen. */
export function readApprovalScope(storage: Pick<Storage, 'getItem'> = window.localStorage): ApprovalScope {
  return storage.getItem(key) === 'exact' ? 'exact' : 'all'
}

/** Keeps what was chosen. */
export function keepApprovalScope(
  scope: ApprovalScope,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = window.localStorage,
): void {
  if (scope === 'exact') storage.setItem(key, scope)
  else storage.removeItem(key)
}
