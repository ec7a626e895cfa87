import type { Address, Hex } from 'viem'
import { getChainId } from 'viem/actions'
import { type Config, resolve } from '../facts/Config.js'
import { separatorOf, signatureQuery } from '../facts/signatureQuery.js'
import type { AnyClient } from '../node/batch.js'
import { type Components, hash, type Order } from '../order/Order.js'
import { type Inspection, readInspection } from './facts/readInspection.js'
import type { Finding } from './findings/Finding.js'
import { type InspectOptions, inspectOrder } from './inspectOrder.js'

/**
 * Looks at an order from every side before it is signed, posted or filled: all checks of the published order validator
 * of Seaport, with its codes, and ours against theft.
 *
 * Reads: one `eth_call`; one more request when the client has no chain and none is named.
 *
 * @param options.order - A signed order; for one that is not signed yet give `components`.
 * @param options.chainId - The chain that is meant. @default the client's
 * @returns What was found, worst first; nothing means that the order can be filled as it stands.
 * @throws {UnreachableError} when the node does not answer.
 *
 * @example
 * const findings = await Order.inspect(client, { order, markets: [{ collection, currency: weth, floor }] })
 * Order.assertSafe(findings)
 */
export async function inspect(client: AnyClient, options: inspect.Options): Promise<readonly Finding[]> {
  const { config } = options
  const components = options.order ? options.order.parameters : options.components
  const signature = options.order?.signature
  const { exchange, conduits } = resolve(config)
  const orderHash = hash(components)
  const chainId = options.chainId ?? client.chain?.id ?? (await getChainId(client))
  const query =
    signature && signature !== '0x'
      ? signatureQuery({
          orderHash,
          offerer: components.offerer,
          signature,
          separator: separatorOf({ chainId, exchange }),
        })
      : undefined
  const { fulfiller, extraData } = options
  const reading = { exchange, conduits, orderHash, signature: query, fulfiller, extraData }
  const inspection = options.facts ?? (await readInspection(client, components, reading))
  const exchanges = [...(options.trusted?.exchanges ?? []), ...(config?.address ? [config.address] : [])]
  const judged = { ...options, chainId, conduits, trusted: { ...options.trusted, exchanges } }
  return inspectOrder({ components, orderHash, signature }, inspection, judged)
}

export declare namespace inspect {
  type Options = InspectOptions &
    ({ order: Order; components?: undefined } | { order?: undefined; components: Components }) & {
      /** What was read before, so that nothing is asked again. */
      facts?: Inspection | undefined
      /** Who is going to fill it, for the zone. */
      fulfiller?: Address | undefined
      /** What would be passed to the zone. */
      extraData?: Hex | undefined
      config?: Config | undefined
    }
}
