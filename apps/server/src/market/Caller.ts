/** Who asks a market for something. */
export type Caller = {
  /** A network address (of IPv6 its 64-bit network), or a key's name. */
  name: string
  /** How many times an unknown caller's allowances and shares are this one's. */
  factor: number
  /** Holds a key that runs the market. */
  isOperator: boolean
}
