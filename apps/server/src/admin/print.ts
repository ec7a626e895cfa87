/** A key as the commands print it. */
export type PrintedKey = {
  id: string
  name: string
  scope: string
  factor: number
  created_at: string
  revoked_at: string | null
}

/** Prints keys, one a line. */
export function printKeys(keys: readonly PrintedKey[]): string {
  if (keys.length === 0) return 'no keys'
  const lines = keys.map(({ id, name, scope, factor, created_at: created, revoked_at: revoked }) =>
    [id, scope.padEnd(6), `×${factor}`, created, revoked ? `revoked ${revoked}` : 'in force', name].join(
      '  ',
    ),
  )
  return lines.join('\n')
}

/** A traded collection as the commands print it. */
export type PrintedCollection = {
  contract: string
  slug: string
  standard: string
  backfill_next?: number | null
  is_hidden?: boolean
  is_stopped?: boolean
}

/** Prints collections, one a line. */
export function printCollections(collections: readonly PrintedCollection[]): string {
  const lines = collections.map(({ contract, slug, standard, ...state }) =>
    [contract, standard.padEnd(7), slug, ...statesOf(state)].join('  ').trimEnd(),
  )
  return lines.length === 0 ? 'no collections' : lines.join('\n')
}

function statesOf({ backfill_next: next, is_hidden, is_stopped }: Partial<PrintedCollection>): string[] {
  const isRead = next === null || next === undefined
  return [
    ...(isRead ? [] : [`${is_stopped ? 'stopped reading' : 'indexing'} its history from block ${next}`]),
    ...(is_hidden ? ['hidden'] : []),
  ]
}

/** Prints the result of adding a collection. */
export function printAdded({
  contract,
  slug,
  isNew,
}: {
  contract: string
  slug: string
  isNew: boolean
}): string {
  return isNew
    ? `${contract} is traded as ${slug}; its past is being read`
    : `${contract} is traded already, as ${slug}`
}

/** A request for a collection as the commands print it. */
export type PrintedRequest = {
  contract: string
  standard: string
  name: string
  reason: string
  asked_at: string
}

/** Prints requests, one a line. */
export function printRequests(requests: readonly PrintedRequest[]): string {
  const lines = requests.map(({ contract, standard, name, reason, asked_at: asked }) =>
    [contract, standard.padEnd(7), asked, name, reason.replace(/\s+/g, ' ')].join('  ').trimEnd(),
  )
  return lines.length === 0 ? 'no requests' : lines.join('\n')
}

/** Prints the result of queueing metadata. @param tokens - Absent if the contract is not traded. */
export function printQueued(contract: string, tokens: number | undefined): string {
  return tokens === undefined
    ? notTraded(contract)
    : `the metadata of ${tokens} ${tokens === 1 ? 'token' : 'tokens'} of ${contract} is read again`
}

/** Prints the answer to a request. */
export function printAnswered(contract: string, isAccepted: boolean): string {
  return isAccepted ? `${contract} is traded; its past is being read` : `${contract} is declined`
}

/** Says that a contract is not traded. */
export function notTraded(contract: string): string {
  return `${contract} is not traded`
}

/** Says that no request for a contract waits. */
export function notAsked(contract: string): string {
  return `no request for ${contract} waits`
}
