/** The sender of a request. */
export type Caller = {
  /** A network address (for IPv6 its /64 network), or a key's name. */
  name: string
  /** The multiple of an anonymous caller's rate limits and shares. */
  factor: number
  /** Whether the caller has an admin key. */
  isOperator: boolean
}
