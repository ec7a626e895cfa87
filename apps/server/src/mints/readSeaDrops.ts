import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import * as AllowList from '../market/AllowList.js'
import type { Market } from '../market/Market.js'
import type { OfferedMint } from '../market/OfferedMint.js'
import * as Read from '../node/Read.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { seaDropAbi, seaDropAddress, seaDropTokenAbi } from './seaDropAbi.js'

/** What SeaDrop and a collection say of its drop. */
type Facts = {
  drop: PublicDrop
  recipients: readonly Address[]
  /** By the account that was asked about, made so far, and at most. */
  stats: readonly [minted: bigint, made: bigint, most: bigint]
  /** Of the tree of its allow list; zero for none. */
  root: Hex | undefined
}

type PublicDrop = {
  mintPrice: bigint
  startTime: number
  endTime: number
  maxTotalMintableByWallet: number
  restrictFeeRecipients: boolean
}

/** Reads the drop of a collection at SeaDrop. Most collections have none. */
export async function readSeaDrops(
  market: Market,
  { contract, account }: { contract: Address; account?: Address | undefined },
): Promise<readonly OfferedMint[]> {
  const [drop, recipients, root, stats] = await Read.all(market.node, [
    publicDrop(contract),
    feeRecipients(contract),
    allowListRoot(contract),
    mintStats(contract, account ?? zeroAddress),
  ])
  if (!drop || !recipients || !stats) return []
  const asked = { contract, account, facts: { drop, recipients, stats, root } }
  return [...toPublic(market, asked), ...toListed(market, asked)]
}

type Asked = { contract: Address; account: Address | undefined; facts: Facts }

function toPublic(market: Market, { contract, account, facts }: Asked): readonly OfferedMint[] {
  const { drop, recipients } = facts
  const isSet = drop.startTime > 0 || drop.endTime > 0
  const feeRecipient = feeRecipientOf(market, { ...drop, recipients, contract })
  if (!isSet || !feeRecipient) return []
  const mint = {
    contract,
    stage: 'public-sale',
    kind: 'public',
    price: drop.mintPrice,
    currency: findCurrency(market, zeroAddress),
    ...timesOf({ startTime: BigInt(drop.startTime), endTime: BigInt(drop.endTime) }),
    perWallet: BigInt(drop.maxTotalMintableByWallet),
    ...supplyOf(facts, account),
  } as const
  return [{ mint, way: { type: 'seaDrop', feeRecipient } }]
}

/** The stages of a known list, if it is the one that the collection has at SeaDrop; an account sees its own terms. */
function toListed(market: Market, { contract, account, facts }: Asked): readonly OfferedMint[] {
  const { root, recipients } = facts
  const trees = market.config.allowLists
    .filter(({ collection }) => isAddressEqual(collection, contract))
    .flatMap((list) => list.trees)
  const tree = trees.find((tree) => AllowList.rootOf(tree) === root)
  if (!tree) return []
  return AllowList.offeredTo(tree, account).flatMap(({ leaf, terms, isOwn }) => {
    const feeRecipient = feeRecipientOf(market, { ...terms, recipients, contract })
    if (!feeRecipient) return []
    const proof = AllowList.proofOf(tree, leaf)
    const mint = {
      contract,
      stage: `allow-list-${terms.dropStageIndex}`,
      kind: 'allowlist',
      price: terms.mintPrice,
      currency: findCurrency(market, zeroAddress),
      ...timesOf(terms),
      perWallet: terms.maxTotalMintableByWallet,
      ...supplyOf(facts, account, terms.maxTokenSupplyForStage),
      ...(account ? { isListed: isOwn } : undefined),
    } as const
    return [{ mint, way: { type: 'seaDropList', feeRecipient, terms, proof } }]
  })
}

/** SeaDrop still mints in the second in which a drop ends. */
function timesOf({ startTime, endTime }: { startTime: bigint; endTime: bigint }) {
  return { startTime, endTime: endTime + 1n }
}

/** @param ofStage - How many units there may be at the end of a stage. @default the collection's own limit */
function supplyOf({ stats }: Facts, account: Address | undefined, ofStage?: bigint) {
  const [minted, made, most] = stats
  const supply = ofStage !== undefined && ofStage < most ? ofStage : most
  return { supply, left: supply > made ? supply - made : 0n, ...(account ? { minted } : undefined) }
}

/** SeaDrop pays its share to an account that the caller names; a collection may restrict which ones. */
function feeRecipientOf(
  { config }: Pick<Market, 'config'>,
  options: { restrictFeeRecipients: boolean; recipients: readonly Address[]; contract: Address },
): Address | undefined {
  const { restrictFeeRecipients, recipients, contract } = options
  if (restrictFeeRecipients) return recipients[0]
  return config.fees[0]?.recipient ?? recipients[0] ?? contract
}

function publicDrop(contract: Address): Read.Read<PublicDrop> {
  const call = { abi: seaDropAbi, functionName: 'getPublicDrop' } as const
  return {
    to: seaDropAddress,
    data: encodeFunctionData({ ...call, args: [contract] }),
    decode: (data) => decodeFunctionResult({ ...call, data }),
  }
}

function feeRecipients(contract: Address): Read.Read<readonly Address[]> {
  const call = { abi: seaDropAbi, functionName: 'getAllowedFeeRecipients' } as const
  return {
    to: seaDropAddress,
    data: encodeFunctionData({ ...call, args: [contract] }),
    decode: (data) => decodeFunctionResult({ ...call, data }),
  }
}

function allowListRoot(contract: Address): Read.Read<Hex> {
  const call = { abi: seaDropAbi, functionName: 'getAllowListMerkleRoot' } as const
  return {
    to: seaDropAddress,
    data: encodeFunctionData({ ...call, args: [contract] }),
    decode: (data) => decodeFunctionResult({ ...call, data }),
  }
}

function mintStats(contract: Address, account: Address): Read.Read<Facts['stats']> {
  const call = { abi: seaDropTokenAbi, functionName: 'getMintStats' } as const
  return {
    to: contract,
    data: encodeFunctionData({ ...call, args: [account] }),
    decode: (data) => decodeFunctionResult({ ...call, data }),
  }
}
