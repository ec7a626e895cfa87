import { Units } from '@souk/base'
import * as z from '@souk/base/schema'
import { Chain, Network } from '@souk/networks'
import type { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'
import type { Currency } from '../domain/Currency.js'
import type { Side } from '../domain/MarketOrder.js'
import * as F from './fields.js'

/** The schema of the assets on one side of an order. Only data about currencies is read. */
export const bundleSchema = z.nullish(
  z.object({
    assets: z.nullish(
      z.array(
        z.object({
          decimals: z.nullish(z.int().check(z.minimum(0), z.maximum(255))),
          asset_contract: z.nullish(z.object({ address: F.address, symbol: F.text, name: F.text })),
        }),
      ),
    ),
  }),
)
type BundleRaw = z.Output<typeof bundleSchema>

/**
 * Finds the currency of an order from a market that does not name it. The decimals of an ERC20 come from the market's
 * data about the asset. They are never guessed, because a wrong guess is a wrong price. The name of the native currency comes
 * from the table of networks.
 *
 * @param chain - The chain's name in API paths.
 * @throws {InvalidFieldError} if the market's data does not contain them.
 */
export function findCurrency(
  parameters: Order.Components,
  raw: { side: Side; maker_asset_bundle?: BundleRaw; taker_asset_bundle?: BundleRaw },
  chain: string,
): Currency {
  const isAsk = raw.side === 'ask'
  const item = isAsk ? parameters.consideration[0] : parameters.offer[0]
  const { assets } = (isAsk ? raw.taker_asset_bundle : raw.maker_asset_bundle) ?? {}
  const found = assets?.find(({ asset_contract }) => item && asset_contract?.address === item.token)
  if (item && found?.asset_contract && typeof found.decimals === 'number') {
    const { address, symbol, name } = found.asset_contract
    return { address, symbol, name, decimals: found.decimals }
  }
  if (item?.token === zeroAddress) return { address: zeroAddress, ...nativeOf(chain) }
  throw new F.InvalidFieldError({
    resource: 'order',
    path: 'payment_token',
    expected: 'the currency with its decimals',
    value: undefined,
  })
}

const unknownNative = {
  symbol: 'NATIVE',
  name: 'Unknown native currency',
  decimals: Units.nativeDecimals,
}

function nativeOf(chain: string): Omit<Currency, 'address'> {
  const chainId = Chain.toChainId(chain)
  return (chainId === undefined ? undefined : Network.factsOf(chainId)?.nativeCurrency) ?? unknownNative
}
