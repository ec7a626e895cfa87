/** A PostgreSQL, and the schema of a market in it. */
export type Place = {
  url: string
  /** Several markets may share a database, each with its own schema. @default the connection's own */
  schema?: string | undefined
}

/** Returns the arguments of an advisory lock. Markets on one database do not wait for each other. */
export function lockKey({ schema }: Pick<Place, 'schema'>, key: number): string {
  return schema === undefined ? String(key) : `${key}, hashtext(${toLiteral(schema)})`
}

/** Returns the condition for a row `l` of `pg_locks` to be about such a lock. */
export function isLock({ schema }: Pick<Place, 'schema'>, key: number): string {
  return schema === undefined
    ? `l.objid = ${key} and l.objsubid = 1`
    : `l.classid = ${key} and l.objid = hashtext(${toLiteral(schema)})::oid and l.objsubid = 2`
}

/** Returns the name of a notification channel. The triggers send to it; see `migrations/0028.ts`. */
export function channelOf({ schema }: Pick<Place, 'schema'>, name: string): string {
  return schema === undefined ? name : `${name}.${schema}`
}

/** Returns what a new connection has to set. The functions of the schema read `souk.market`. */
export function settingsOf({ schema }: Pick<Place, 'schema'>): string {
  if (schema === undefined) return ''
  return `set search_path to ${toName(schema)}; set souk.market = ${toLiteral(schema)};`
}

/** Writes a name as SQL. */
export function toName(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function toLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
