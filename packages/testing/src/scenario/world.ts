import { conduitControllerAddress, knownConduitAddress, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { freezeClock } from '../chain/clock.js'
import { deploy } from '../chain/deploy.js'
import type { TestChain } from '../chain/TestChain.js'
import { makeAccounts, type TestAccount } from '../chain/transact.js'
import type { Item, Party, Zone } from './Scenario.js'

/** Everything that scenarios are played with: people, their contract wallets, tokens and zones. */
export type World = {
  chain: TestChain
  people: readonly TestAccount[]
  /** One for each of the people, who owns it. */
  wallets: readonly Address[]
  tokens: Record<Exclude<Item['kind'], 'native'>, readonly [Address, Address]>
  zones: Record<Exclude<Zone, 'none' | 'unasked'>, Address>
}

/** The parts that the people of a world play. */
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
 * Puts people, wallets, tokens and zones on the chain and stops its clock.
 *
 * A world is to be made once for a test; each scenario is set up on it and undone afterwards.
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

/** Where a party is to be found. */
export function addressOf(world: World, { person, isContract }: Party): Address {
  return isContract ? pick(world.wallets, person) : pick(world.people, person).address
}

/** Everyone whose balances can change, and the contracts in which nothing may be left. */
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

/** The entry at an index that is known to be there. */
export function pick<value>(values: readonly value[], index: number): value {
  return values[index] as value
}
