/** What ENS says about an account, checked in both directions. */
export type EnsRecord = {
  /** The normalized name, such as `alice.eth`. */
  name: string
  /** The text record `avatar` as it is on chain, which may be anything. */
  avatar?: string | undefined
}
