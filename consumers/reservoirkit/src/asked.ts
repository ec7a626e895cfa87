/** What the test asks of the page, in the hash of its address. */
export type Asked = {
  market: string
  rpcUrl: string
  chainId: number
  paymentTokens: { address: `0x${string}`; symbol: string; name: string; decimals: number; chainId: number }[]
  /** A modal or a component of the kit, with its properties. */
  show?: { name: string; props: Record<string, unknown> }
  /** Tokens to add to a cart. */
  cart?: { tokens: string[] }
  /** A hook of the kit, with its arguments. */
  hook?: { name: string; args: unknown[] }
}

export const asked: Asked = JSON.parse(decodeURIComponent(location.hash.slice(1)))
