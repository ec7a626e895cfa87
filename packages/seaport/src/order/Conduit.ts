import { BaseError } from '@souk/base'
import { type Address, getContractAddress, type Hex } from 'viem'
import {
  conduitControllerAddress,
  knownConduitAddress,
  knownConduitKey,
  noConduitKey,
  seaportAddress,
} from './constants.js'

/** Hash of the canonical conduit's creation code, from which the ConduitController derives every conduit's address. */
const creationCodeHash = '0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059'

/** Conduit addresses by key, for conduits that a chain keeps elsewhere than the controller would. */
export type Conduits = Readonly<Record<Hex, Address>>

/** What the chain says of a conduit key. */
export type State = { key: Hex; address: Address; exists: boolean; isOpen: boolean }

/**
 * Returns the account that moves the tokens for a conduit key and therefore needs the approval: the conduit, or the
 * exchange itself for the empty key. The address follows from the key, so nothing has to be read to know it.
 *
 * @example
 * Conduit.operator(noConduitKey) // → Seaport
 */
export function operator(key: Hex, options: operator.Options = {}): Address {
  if (BigInt(key) === 0n) return options.exchange ?? seaportAddress
  const given = findGiven(key, options.conduits)
  if (given) return given
  const lowerCase = key.toLowerCase() as Hex
  if (lowerCase === knownConduitKey) return knownConduitAddress
  return getContractAddress({
    opcode: 'CREATE2',
    from: conduitControllerAddress,
    salt: lowerCase,
    bytecodeHash: creationCodeHash,
  })
}

export declare namespace operator {
  type Options = { exchange?: Address | undefined; conduits?: Conduits | undefined }
}

/** Returns whether the caller says where the conduit of a key is. */
export function isGiven(key: Hex, options: operator.Options): boolean {
  return findGiven(key, options.conduits) !== undefined
}

function findGiven(key: Hex, conduits: Conduits = {}): Address | undefined {
  const entry = Object.entries(conduits).find(([name]) => name.toLowerCase() === key.toLowerCase())
  return entry?.[1]
}

/** Returns whether a key means "no conduit". */
export function isNone(key: Hex): boolean {
  return BigInt(key) === BigInt(noConduitKey)
}

/** Thrown when an order names a conduit that is not deployed, or that does not let the exchange use it. */
export class UnusableError extends BaseError<State> {
  override readonly name = 'Conduit.UnusableError'
  constructor(facts: State) {
    super(
      facts.exists
        ? `Conduit ${facts.address} is closed to the exchange; orders with conduit key ${facts.key} cannot be filled.`
        : `No conduit exists for key ${facts.key}; use another conduit key or none.`,
      { facts },
    )
  }
}

/**
 * Thrown when the ConduitController of the chain keeps a conduit elsewhere than the key says: approvals given to the
 * derived address would be of no use.
 */
export class MovedError extends BaseError<{ key: Hex; expected: Address; actual: Address }> {
  override readonly name = 'Conduit.MovedError'
  constructor(facts: { key: Hex; expected: Address; actual: Address }) {
    super(
      `The conduit of key ${facts.key} is at ${facts.actual} on this chain, not at ${facts.expected}; name its address in the setting \`conduits\`.`,
      { facts },
    )
  }
}
