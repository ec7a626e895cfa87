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
 * Inspects an order before it is signed, posted or filled. It runs all checks of Seaport's published order validator,
 * with their codes, and additional checks against theft.
 *
 * Reads: one `eth_call`, and one more request if neither the client nor the options have a chain.
 *
 * @param options.order - A signed order. For an unsigned order, pass `components` instead.
 * @param options.chainId - The chain of the order. @default the client's
 * @returns The findings, most severe first. An empty list means that the order can be filled.
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
      /** Facts that were read before, to avoid another request. */
      facts?: Inspection | undefined
      /** The fulfiller, for the question to the zone. */
      fulfiller?: Address | undefined
      /** The data for the zone. */
      extraData?: Hex | undefined
      config?: Config | undefined
    }
}
