/** Whether trades tell that they came from this market: its tag on their calldata. */
export type SourceTag = 'on' | 'off'

/** The storage key. */
const key = 'souk.sourceTag'

/** Reads the choice. */
export function readSourceTag(storage: Pick<Storage, 'getItem'> = window.localStorage): SourceTag {
  return storage.getItem(key) === 'off' ? 'off' : 'on'
}

/** Stores the choice. */
export function keepSourceTag(
  choice: SourceTag,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = window.localStorage,
): void {
  if (choice === 'off') storage.setItem(key, choice)
  else storage.removeItem(key)
}
