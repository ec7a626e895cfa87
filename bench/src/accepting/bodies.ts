import { demo } from '@souk/devchain'
import { BulkOrder, Order, seaportAddress } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Setting } from '../setting/Setting.js'
import { sampleOrder } from '../setting/sampleOrder.js'

/** Makes request bodies with signed listings of the chain's lanterns, each at its own price. */
export type Bodies = {
  /** One order in each body. */
  single: (count: number) => Promise<string[]>
  /** `size` orders in each body, under one signature. */
  bulk: (count: number, size: number) => Promise<string[]>
  /** `size` orders in each body, each with its own signature. */
  several: (count: number, size: number) => Promise<string[]>
}

/** Expects that the lanterns' owners have approved the exchange. */
export function createBodies({ lanterns }: Setting): Bodies {
  const hasher = Order.createHasher()
  let salt = 0n
  const draft = (owner: (typeof demo.accounts)[number]): Order.Components => {
    const own = lanterns.filter((lantern) => lantern.owner === owner)
    const lantern = own[Number(salt) % own.length]
    const components = sampleOrder(salt, owner.address, { price: 10n ** 18n + salt })
    salt++
    return {
      ...components,
      zone: zeroAddress,
      orderType: 0,
      offer: components.offer.map((item) => ({
        ...item,
        token: demo.contracts.lanterns,
        identifierOrCriteria: lantern?.identifier ?? 0n,
      })),
      startTime: 0n,
      endTime: 2n ** 40n,
    }
  }
  const ownerAt = (index: number) =>
    demo.accounts[index % demo.accounts.length] as (typeof demo.accounts)[number]
  const digest = (hash: `0x${string}`) => Order.digest(hash, { chainId: 31_337 })
  const signOne = async (index: number) => {
    const owner = ownerAt(index)
    const parameters = draft(owner)
    const hash = digest(hasher.hash(parameters))
    return toBody({ parameters, signature: await privateKeyToAccount(owner.privateKey).sign({ hash }) })
  }
  const signTree = async (index: number, size: number) => {
    const owner = ownerAt(index)
    const components = Array.from({ length: size }, () => draft(owner))
    const bulk = BulkOrder.create(components, { hasher })
    const signature = await privateKeyToAccount(owner.privateKey).sign({ hash: digest(bulk.treeHash) })
    return components.map((parameters, place) =>
      toBody({ parameters, signature: bulk.encodeSignature(place, signature) }),
    )
  }
  const each = <made>(count: number, make: (index: number) => Promise<made>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)))
  return {
    single: async (count) => (await each(count, signOne)).map((body) => JSON.stringify(body)),
    bulk: async (count, size) =>
      (await each(count, (index) => signTree(index, size))).map((orders) => JSON.stringify({ orders })),
    several: async (count, size) =>
      (await each(count, () => each(size, signOne))).map((orders) => JSON.stringify({ orders })),
  }
}

function toBody(order: Order.Order) {
  return { ...Order.serialize(order), protocol_address: seaportAddress }
}
