import { demo } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sampleOrder } from '../setting/sampleOrder.js'
import type { Sent } from './Job.js'
import type { Seller } from './sellers.js'

/** Signs listings separately, by each seller in turn, as their apps would post them. */
export async function signPosts(
  sellers: readonly Seller[],
  options: { count: number; from: number },
): Promise<readonly Sent[]> {
  const hasher = Order.createHasher()
  const accounts = sellers.map(({ privateKey }) => privateKeyToAccount(privateKey))
  const sign = async (index: number): Promise<Sent> => {
    const place = index % sellers.length
    const { address, identifier } = sellers[place] as Seller
    const parameters = toListing(BigInt(index), address, identifier)
    const hash = Order.digest(hasher.hash(parameters), { chainId: 31_337 })
    const signature = await (accounts[place] as (typeof accounts)[number]).sign({ hash })
    const body = { ...Order.serialize({ parameters, signature }), protocol_address: seaportAddress }
    return { path: '/v2/orders/souk/seaport/listings', body: JSON.stringify(body) }
  }
  return Promise.all(Array.from({ length: options.count }, (_, index) => sign(options.from + index)))
}

function toListing(salt: bigint, offerer: Seller['address'], identifier: bigint): Order.Components {
  const components = sampleOrder(salt, offerer, { price: 10n ** 18n + salt })
  return {
    ...components,
    zone: zeroAddress,
    orderType: 0,
    offer: components.offer.map((item) => ({
      ...item,
      token: demo.contracts.lanterns,
      identifierOrCriteria: identifier,
    })),
    startTime: 0n,
    endTime: 2n ** 40n,
  }
}
