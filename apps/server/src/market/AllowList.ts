import { type Address, concat, encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem'
import type { ListTerms } from './OfferedMint.js'

/** The accounts that may mint from a collection at SeaDrop before everybody, each with its terms. */
export type AllowList = { collection: Address; entries: readonly Entry[] }

/** One account of a list. An account may have several entries, one for each stage. */
export type Entry = { minter: Address; terms: ListTerms }

/** An allow list with the trees that its entries may be hashed into. */
export type Hashed = AllowList & { trees: readonly Tree[] }

/** Layers of hashes from the leaves to the root, and the entry of each leaf. */
export type Tree = {
  layers: readonly (readonly Hex[])[]
  entries: readonly Entry[]
  /** The first leaf of each stage. */
  stages: ReadonlyMap<bigint, number>
  /** The leaves of each account, by its address in lower case. */
  own: ReadonlyMap<string, readonly number[]>
}

/** An entry for the eyes of an account: its own, or how others mint in a stage in which it has none. */
export type Offered = Entry & { leaf: number; isOwn: boolean }

/**
 * Hashes a list in both orders in which tools put its leaves: as they are listed, and sorted by hash.
 *
 * @example
 * AllowList.hash({ collection, entries }).trees.map(AllowList.rootOf)
 */
export function hash({ collection, entries }: AllowList): Hashed {
  const leaves = entries.map((entry) => ({ entry, hash: hashEntry(entry) }))
  const sorted = leaves.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  const trees = [leaves, sorted].map((ordered) =>
    toTree(
      ordered.map(({ hash }) => hash),
      ordered.map(({ entry }) => entry),
    ),
  )
  return { collection, entries, trees }
}

function toTree(leaves: readonly Hex[], entries: readonly Entry[]): Tree {
  const stages = new Map<bigint, number>()
  const own = new Map<string, number[]>()
  for (const [leaf, { minter, terms }] of entries.entries()) {
    const account = minter.toLowerCase()
    own.set(account, [...(own.get(account) ?? []), leaf])
    if (!stages.has(terms.dropStageIndex)) stages.set(terms.dropStageIndex, leaf)
  }
  return { layers: toLayers(leaves), entries, stages, own }
}

/** Returns one entry for each stage of a list. */
export function offeredTo(tree: Tree, account: Address | undefined): readonly Offered[] {
  const own = tree.own.get(account?.toLowerCase() ?? '') ?? []
  return [...tree.stages].flatMap(([stage, first]) => {
    const mine = own.find((leaf) => tree.entries[leaf]?.terms.dropStageIndex === stage)
    const leaf = mine ?? first
    const entry = tree.entries[leaf]
    return entry ? [{ ...entry, leaf, isOwn: mine !== undefined }] : []
  })
}

/** Returns the root of a tree; nothing where the list is empty. */
export function rootOf({ layers }: Tree): Hex | undefined {
  return layers.at(-1)?.[0]
}

/** Returns the hashes that prove a leaf of a tree, from the leaf to the root. */
export function proofOf({ layers }: Tree, leaf: number): readonly Hex[] {
  return layers.slice(0, -1).flatMap((layer, depth) => layer[(leaf >> depth) ^ 1] ?? [])
}

const leafTypes = parseAbiParameters(
  'address minter, (uint256 mintPrice, uint256 maxTotalMintableByWallet, uint256 startTime, uint256 endTime, uint256 dropStageIndex, uint256 maxTokenSupplyForStage, uint256 feeBps, bool restrictFeeRecipients) params',
)

function hashEntry({ minter, terms }: Entry): Hex {
  return keccak256(encodeAbiParameters(leafTypes, [minter, terms]))
}

/** A hash without a neighbour moves up as it is. */
function toLayers(leaves: readonly Hex[]): readonly (readonly Hex[])[] {
  const layers = [leaves]
  for (let layer = leaves; layer.length > 1; layers.push(layer)) layer = above(layer)
  return layers
}

function above(layer: readonly Hex[]): readonly Hex[] {
  return Array.from({ length: Math.ceil(layer.length / 2) }, (_, index) => {
    const [left = '0x', right] = layer.slice(index * 2, index * 2 + 2)
    return right === undefined
      ? left
      : keccak256(left < right ? concat([left, right]) : concat([right, left]))
  })
}
