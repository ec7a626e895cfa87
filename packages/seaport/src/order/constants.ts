import type { Address, Hex } from 'viem'

/** Seaport 1.5, the same address on every chain. Source: the Seaport deployment notes; checked on a real node by the devchain tests. */
export const seaportAddress: Address = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'

/** The ConduitController, which registers conduits by key. The same address on every chain. */
export const conduitControllerAddress: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63'

/** The conduit key that marketplaces on Seaport share (spec point 9). */
export const knownConduitKey: Hex = '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000'

/** The conduit with the key {@link knownConduitKey}. */
export const knownConduitAddress: Address = '0x1E0049783F008A0085193E00003D00cd54003c71'

/** The domain registry, which maps domain strings to 4-byte tags. The same address on every chain. */
export const domainRegistryAddress: Address = '0x000000000DaD0DE04D2B2D4a5A74581EBA94124A'

export { multicall3Address } from '@souk/base'

/** The key for no conduit. Seaport itself then moves the tokens and needs the approval. */
export const noConduitKey: Hex = `0x${'0'.repeat(64)}`

/** 32 zero bytes, the zone hash of an order without a zone. */
export const zeroHash: Hex = noConduitKey

/** 100 percent in basis points (spec point 9). */
export const basisPointScale = 10_000n

/** The largest uint256, used for unlimited approvals and as the end time of orders that never end. */
export const maxUint256 = 2n ** 256n - 1n

/** Buffer for ascending amounts while a transaction is pending, in seconds (spec point 9). */
export const ascendingAmountBuffer = 300n

/** Item types of Seaport. */
export const ItemType = {
  NATIVE: 0,
  ERC20: 1,
  ERC721: 2,
  ERC1155: 3,
  ERC721_WITH_CRITERIA: 4,
  ERC1155_WITH_CRITERIA: 5,
} as const
export type ItemType = (typeof ItemType)[keyof typeof ItemType]

/** Order types of Seaport: bit 0 allows partial fills, bit 1 restricts filling by the zone. */
export const OrderType = {
  FULL_OPEN: 0,
  PARTIAL_OPEN: 1,
  FULL_RESTRICTED: 2,
  PARTIAL_RESTRICTED: 3,
} as const
export type OrderType = (typeof OrderType)[keyof typeof OrderType]

/** The item list of an order that a criteria resolver refers to. */
export const Side = { OFFER: 0, CONSIDERATION: 1 } as const
export type Side = (typeof Side)[keyof typeof Side]

/** Routes of `fulfillBasicOrder`; the basic order type is `orderType + 4 * route` (spec point 9). */
export const BasicRoute = {
  ETH_TO_ERC721: 0,
  ETH_TO_ERC1155: 1,
  ERC20_TO_ERC721: 2,
  ERC20_TO_ERC1155: 3,
  ERC721_TO_ERC20: 4,
  ERC1155_TO_ERC20: 5,
} as const
export type BasicRoute = (typeof BasicRoute)[keyof typeof BasicRoute]
