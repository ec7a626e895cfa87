import { sql } from 'kysely'
import { type Address, zeroAddress } from 'viem'
import * as Subject from '../db/Subject.js'
import type { Tx } from '../db/tables.js'
import type { Node } from '../node/node.js'
import * as Read from '../node/Read.js'
import type { Touch } from '../node/Touch.js'

/** How much of a token an account holds. Addresses are lower-case; a quantity of 0 means none. */
export type Holding = {
  contract: string
  identifier: bigint
  owner: string
  quantity: bigint
  isSole: boolean
}

type TokenTouch = Extract<Touch, { type: 'token' | 'units' }>

/**
 * Reads the holders of the touched tokens at a block.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it is on another branch.
 */
export async function readHoldings(
  node: Node,
  touches: readonly Touch[],
  options: { at: Read.At },
): Promise<Holding[]> {
  const tokens = touches.filter((touch) => touch.type === 'token' || touch.type === 'units')
  const reads = tokens.map(
    (touch): Read.Read<Address | bigint | undefined> =>
      touch.type === 'token'
        ? Read.ownerOf(touch.contract, touch.identifier)
        : Read.unitsOf(touch.contract, touch.identifier, touch.account),
  )
  const answers = await Read.all(node, reads, options)
  return tokens.map((touch, index) => toHolding(touch, answers[index]))
}

/** A token that does not exist (burned, or not minted on this branch) has no holder. */
function toHolding(touch: TokenTouch, answer: Address | bigint | undefined): Holding {
  const { contract, identifier } = touch
  if (touch.type === 'units')
    return {
      contract,
      identifier,
      owner: touch.account,
      quantity: typeof answer === 'bigint' ? answer : 0n,
      isSole: false,
    }
  const owner = typeof answer === 'string' ? answer.toLowerCase() : zeroAddress
  return { contract, identifier, owner, quantity: owner === zeroAddress ? 0n : 1n, isSole: true }
}

/** Returns what a holding changes. The account that held a token before is a party of its transfer. */
export function toSubjects({ contract, identifier, owner }: Holding): readonly Subject.Subject[] {
  return [...Subject.ofNft({ contract, identifier }), ...Subject.accounts([owner])]
}

/** The number of rows in one statement. The embedded database does nothing else while a statement runs. */
const chunkSize = 500

/** Writes holdings. Adds tokens that are new, whose metadata will be read, and marks tokens without a holder as gone. */
export async function writeHoldings(tx: Tx, holdings: readonly Holding[]): Promise<void> {
  if (holdings.length === 0) return
  for (let start = 0; start < holdings.length; start += chunkSize)
    await writeChunk(tx, holdings.slice(start, start + chunkSize))
}

async function writeChunk(tx: Tx, holdings: readonly Holding[]): Promise<void> {
  const sole = columns(holdings.filter(({ isSole }) => isSole))
  if (sole.contract.length > 0)
    await sql`
      delete from balances using unnest(${sole.contract}::text[], ${sole.identifier}::numeric[]) as k (contract, identifier)
      where balances.contract = k.contract and balances.identifier = k.identifier`.execute(tx)
  const shared = columns(holdings.filter(({ isSole }) => !isSole))
  if (shared.contract.length > 0)
    await sql`
      delete from balances using unnest(${shared.contract}::text[], ${shared.identifier}::numeric[], ${shared.owner}::text[])
        as k (contract, identifier, owner)
      where balances.contract = k.contract and balances.identifier = k.identifier and balances.owner = k.owner`.execute(
      tx,
    )
  const held = columns(holdings.filter((holding) => holding.quantity > 0n))
  await sql`
    insert into tokens (contract, identifier)
    select distinct k.contract, k.identifier from unnest(${held.contract}::text[], ${held.identifier}::numeric[]) as k (contract, identifier)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into balances (contract, identifier, owner, quantity)
    select * from unnest(${held.contract}::text[], ${held.identifier}::numeric[], ${held.owner}::text[], ${held.quantity}::numeric[])`.execute(
    tx,
  )
  const gone = columns(holdings.filter((holding) => holding.quantity === 0n))
  if (gone.contract.length === 0) return
  await sql`
    delete from tokens t using unnest(${gone.contract}::text[], ${gone.identifier}::numeric[]) as k (contract, identifier)
    where t.contract = k.contract and t.identifier = k.identifier
      and not exists (select 1 from balances b where b.contract = t.contract and b.identifier = t.identifier)`.execute(
    tx,
  )
}

function columns(holdings: readonly Holding[]) {
  return {
    contract: holdings.map((holding) => holding.contract),
    identifier: holdings.map((holding) => String(holding.identifier)),
    owner: holdings.map((holding) => holding.owner),
    quantity: holdings.map((holding) => String(holding.quantity)),
  }
}
