import { contractWalletAbi } from '@souk/contracts/testing'
import { BulkOrder, Order, Signature, seaportAbi, seaportAddress } from '@souk/seaport'
import { concat, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { transact } from '../chain/transact.js'
import { toParameters } from './rawFill.js'
import type { OrderPlan } from './Scenario.js'
import { cast, pick, type World } from './world.js'

/** Makes the maker of an order consent to it, by signature or on chain. Returns the signature for the exchange. */
export async function consent(world: World, plan: OrderPlan, components: Order.Components): Promise<Hex> {
  const key = plan.consent === 'foreign' ? cast.stranger : plan.maker.person
  const signer = privateKeyToAccount(pick(world.people, key).privateKey)
  const chainId = world.chain.chain.id
  const digest = Order.digest(Order.hash(components), { chainId })
  const signature = await signer.sign({ hash: digest })
  switch (plan.consent) {
    case 'plain':
    case 'foreign':
      return signature
    case 'compact':
      return Signature.compact(signature)
    case 'long':
      return concat([signature, '0x736f756b'])
    case 'bulk': {
      const others = [1n, 2n].map((more) => ({ ...components, salt: components.salt + (more << 64n) }))
      const bulk = BulkOrder.create([...others, components])
      const whole = await signer.sign({ hash: Order.digest(bulk.treeHash, { chainId }) })
      return bulk.encodeSignature(2, plan.conduit ? whole : Signature.compact(whole))
    }
    case 'approved':
      await approveHash(world, plan, digest)
      return '0x'
    case 'validated':
      await validate(world, { parameters: components, signature })
      return '0x'
    case 'missing':
      return '0x'
  }
}

/** Approves a hash in a contract wallet. Other accounts cannot do that, so they have not consented. */
async function approveHash(world: World, { maker }: OrderPlan, digest: Hex): Promise<void> {
  if (!maker.isContract) return
  const data = encodeFunctionData({
    abi: parseAbi(contractWalletAbi),
    functionName: 'approveHash',
    args: [digest],
  })
  const { address } = pick(world.people, maker.person)
  await transact(world.chain, { from: address, to: pick(world.wallets, maker.person), data })
}

async function validate(world: World, order: Order.Order): Promise<void> {
  const { signature } = order
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'validate',
    args: [[{ parameters: toParameters(order.parameters), signature }]],
  })
  const from = pick(world.people, cast.stranger).address
  await transact(world.chain, { from, to: seaportAddress, data })
}

/** Cancels an order, or all orders of its maker. */
export async function withdraw(world: World, plan: OrderPlan, components: Order.Components): Promise<void> {
  const data =
    plan.flaw === 'cancelled'
      ? encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[components]] })
      : encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' })
  const { address } = pick(world.people, plan.maker.person)
  if (!plan.maker.isContract) {
    await transact(world.chain, { from: address, to: seaportAddress, data })
    return
  }
  const execute = encodeFunctionData({
    abi: parseAbi(contractWalletAbi),
    functionName: 'execute',
    args: [seaportAddress, 0n, data],
  })
  await transact(world.chain, { from: address, to: pick(world.wallets, plan.maker.person), data: execute })
}
