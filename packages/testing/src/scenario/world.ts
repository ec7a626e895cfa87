import { conduitControllerAddress, knownConduitAddress, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { freezeClock } from '../chain/clock.js'
import { deploy } from '../chain/deploy.js'
import type { TestChain } from '../chain/TestChain.js'
import { makeAccounts, type TestAccount } from '../chain/transact.js'
import type { Item, Party, Zone } from './Scenario.js'

/** Everything that scenarios need: people, their contract wallets, tokens and zones. */
export type World = {
  chain: TestChain
  people: readonly TestAccount[]
  /** One per person, who owns it. */
  wallets: readonly Address[]
  tokens: Record<Exclude<Item['kind'], 'native'>, readonly [Address, Address]>
  zones: Record<Exclude<Zone, 'none' | 'unasked'>, Address>
}

/** The roles of the people in a world. */
export const cast = { makers: [0, 1, 2], takers: [3, 4], others: [5, 6], stranger: 7 } as const

const names = [
  'maker 1',
  'maker 2',
  'maker 3',
  'taker 1',
  'taker 2',
  'other 1',
  'other 2',
  'stranger',
] as const

/**
 * Creates people, wallets, tokens and zones on the chain, and freezes its clock.
 *
 * Create a world once per test. Each scenario is set up on it and reverted afterwards.
 */
export async function createWorld(chain: TestChain): Promise<World> {
  await freezeClock(chain)
  const people = await makeAccounts(chain, names, { ether: 2n ** 128n })
  const wallets: Address[] = []
  for (const { address } of people) wallets.push(await deploy(chain, 'ContractWallet', [address]))
  return {
    chain,
    people,
    wallets,
    tokens: {
      erc20: [await deploy(chain, 'FreeERC20', [18]), await deploy(chain, 'FreeERC20', [6])],
      erc721: [await deploy(chain, 'FreeERC721'), await deploy(chain, 'FreeERC721')],
      erc1155: [await deploy(chain, 'FreeERC1155'), await deploy(chain, 'FreeERC1155')],
    },
    zones: {
      logging: await deploy(chain, 'LoggingZone'),
      reverting: await deploy(chain, 'RefusingZone', [true]),
      mistaken: await deploy(chain, 'RefusingZone', [false]),
    },
  }
}

/** Returns the address of a party. */
export function addressOf(world: World, { person, isContract }: Party): Address {
  return isContract ? pick(world.wallets, person) : pick(world.people, person).address
}

/** Returns all accounts whose balances can change, and the contracts that must end up empty. */
export function everybody(world: World): readonly Address[] {
  return [
    ...world.people.map(({ address }) => address),
    ...world.wallets,
    ...Object.values(world.zones),
    seaportAddress,
    knownConduitAddress,
    conduitControllerAddress,
  ]
}

/** Returns the entry at an index that is known to exist. */
export function pick<value>(values: readonly value[], index: number): value {
  return values[index] as value
}
