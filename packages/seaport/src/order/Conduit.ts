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

/** Conduit addresses by key, for conduits whose address differs from the one that the controller derives. */
export type Conduits = Readonly<Record<Hex, Address>>

/** The state of a conduit key on the chain. */
export type State = { key: Hex; address: Address; exists: boolean; isOpen: boolean }

/**
 * Returns the account that moves tokens for a conduit key and needs the approval: the conduit, or the exchange for the
 * empty key. Derives the address from the key without a request.
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

/** Returns whether the caller gives the address of a conduit. */
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

/** Thrown when the conduit of an order does not exist or the exchange may not use it. */
export class UnusableError extends BaseError<State> {
  override readonly name = 'Conduit.UnusableError'
  constructor(facts: State) {
    super(
      facts.exists
        ? `Conduit ${facts.address} does not accept the exchange, so orders with conduit key ${facts.key} cannot be filled. Use another conduit key or none.`
        : `No conduit exists for key ${facts.key}. Use another conduit key or none.`,
      { facts },
    )
  }
}

/**
 * Thrown when a conduit is not at the address that its key derives. Approvals of the derived address would have no
 * effect.
 */
export class MovedError extends BaseError<{ key: Hex; expected: Address; actual: Address }> {
  override readonly name = 'Conduit.MovedError'
  constructor(facts: { key: Hex; expected: Address; actual: Address }) {
    super(
      `The conduit of key ${facts.key} is at ${facts.actual} on this chain, not at ${facts.expected}. Pass its address in the setting \`conduits\`.`,
      { facts },
    )
  }
}
