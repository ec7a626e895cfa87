import { type Address, encodeFunctionData, type Hex, hexToBytes, size, slice, zeroAddress } from 'viem'
import { describingAbi, interfaceIds, namingAbi, zoneAbi } from '../../abi/guarded.js'
import { multicall3Abi } from '../../abi/multicall3.js'
import { erc20Abi, erc721Abi } from '../../abi/tokens.js'
import type { Question } from '../../facts/Question.js'
import { type Facts, factsQuestion, type SignatureQuery } from '../../facts/readFacts.js'
import { type AnyClient, type Read, readBatch, toBigInt } from '../../node/batch.js'
import * as Amount from '../../order/Amount.js'
import type { Components } from '../../order/Components.js'
import * as Conduit from '../../order/Conduit.js'
import { ItemType, multicall3Address } from '../../order/constants.js'
import * as Holding from '../../order/Holding.js'
import { isCriteria, type OfferItem } from '../../order/Item.js'
import { isRestricted } from '../../order/orderType.js'
import { type CreatorFee, strictPrice } from './strictPrice.js'

/** The facts of an inspection, all at the same block. */
export type Inspection = Facts & {
  exchange: Address
  /** Whether the contract matches the item type of the order, by {@link kindKey}. */
  kinds: ReadonlyMap<string, boolean>
  /** Names of tokens by lower-case contract: the symbol of a currency, the name of a collection. */
  names: ReadonlyMap<string, string>
  /** Decimals of currencies by lower-case contract. */
  decimals: ReadonlyMap<string, number>
  /** Whether a token exists, by {@link tokenKey}. */
  existing: ReadonlyMap<string, boolean>
  /** Whether the operator may move all tokens of a collection, by its address. For criteria items. */
  approvedForAll: ReadonlyMap<string, boolean>
  zone: ZoneState | undefined
  contractOfferer: { isValid: boolean } | undefined
  creatorFee: CreatorFee | undefined
}

/** The answers of a restricted order's zone. */
export type ZoneState = { hasCode: boolean; isZone: boolean; accepts: boolean }

/** Seaport's order type for contract orders. This package does not create them. */
const contractOrderType = 4

/** Returns whether an order is a contract order. */
export function isContractOrder({ orderType }: { orderType: number }): boolean {
  return orderType === contractOrderType
}

/** Returns the key of an item's contract and kind. */
export function kindKey(item: OfferItem): string {
  return `${Holding.concreteType(item.itemType)}/${item.token}`.toLowerCase()
}

/** Returns the key of an item's token. */
export function tokenKey(item: OfferItem): string {
  return `${item.token}/${item.identifierOrCriteria}`.toLowerCase()
}

/** Returns the minimum balances and approvals. Amounts that change with time count by their smaller bound. */
export function leastRequirements(
  components: Components,
  options: Conduit.operator.Options,
): readonly Holding.Requirement[] {
  const operator = Conduit.operator(components.conduitKey, options)
  return Holding.sum(
    components.offer
      .filter((item) => !isCriteria(item))
      .map((item) => ({
        account: components.offerer,
        operator,
        itemType: item.itemType,
        token: item.token,
        identifier: item.identifierOrCriteria,
        amount: item.startAmount < item.endAmount ? item.startAmount : item.endAmount,
      })),
  )
}

/** Reads the facts of an inspection in one batch. */
export async function readInspection(
  client: AnyClient,
  components: Components,
  options: readInspection.Options,
): Promise<Inspection> {
  const { exchange, conduits, orderHash, signature } = options
  const wanted = {
    counters: [components.offerer],
    statuses: [orderHash],
    conduitKeys: [components.conduitKey],
    holdings: leastRequirements(components, { exchange, conduits }),
    signatures: signature ? [signature] : [],
  }
  const questions = [
    factsQuestion(wanted, { exchange, conduits }),
    kindsQuestion(components, exchange),
    existingQuestion(components),
    approvedForAllQuestion(components, { exchange, conduits }),
    zoneQuestion(client, components, options),
    contractOffererQuestion(components),
    creatorFeeQuestion(components),
    namesQuestion(components),
    decimalsQuestion(components),
  ] as const
  const answers = await readBatch(
    client,
    questions.flatMap(({ reads }) => reads),
  )
  const starts = questions.map((_, index) => countReads(questions.slice(0, index)))
  const take = <value>({ reads, parse }: Question<value>, index: number) =>
    parse(answers.slice(starts[index], (starts[index] ?? 0) + reads.length))
  return {
    ...take(questions[0], 0),
    exchange,
    kinds: take(questions[1], 1),
    existing: take(questions[2], 2),
    approvedForAll: take(questions[3], 3),
    zone: take(questions[4], 4),
    contractOfferer: take(questions[5], 5),
    creatorFee: take(questions[6], 6),
    names: take(questions[7], 7),
    decimals: take(questions[8], 8),
  }
}

export declare namespace readInspection {
  type Options = {
    exchange: Address
    conduits: Conduit.Conduits | undefined
    orderHash: Hex
    signature: SignatureQuery | undefined
    fulfiller: Address | undefined
    extraData: Hex | undefined
  }
}

function countReads(questions: readonly { reads: readonly Read[] }[]): number {
  return questions.reduce((sum, { reads }) => sum + reads.length, 0)
}

/** Creates a question with one read per key, whose answer is a map. */
function mapQuestion<value>(
  items: readonly OfferItem[],
  keyOf: (item: OfferItem) => string,
  toRead: (item: OfferItem) => Read,
  parse: (answer: Hex | undefined) => value,
): Question<ReadonlyMap<string, value>> {
  const entries = [...new Map(items.map((item) => [keyOf(item), item]))]
  return {
    reads: entries.map(([, item]) => toRead(item)),
    parse: (answers) => new Map(entries.map(([key], index) => [key, parse(answers[index])])),
  }
}

function isTrue(answer: Hex | undefined): boolean {
  return toBigInt(answer) === 1n
}

function supports(address: Address, interfaceId: Hex): Read & { type: 'call' } {
  const data = encodeFunctionData({
    abi: describingAbi,
    functionName: 'supportsInterface',
    args: [interfaceId],
  })
  return { type: 'call', to: address, data }
}

function kindsQuestion(components: Components, exchange: Address) {
  const items = [...components.offer, ...components.consideration]
  const money = items.filter(({ itemType }) => itemType === ItemType.ERC20)
  const tokens = items.filter((item) => Holding.concreteType(item.itemType) >= ItemType.ERC721)
  const allowance = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'allowance',
    args: [exchange, exchange],
  })
  const ofMoney = mapQuestion(
    money,
    kindKey,
    ({ token }) => ({ type: 'call', to: token, data: allowance }),
    (answer) => answer !== undefined && answer.length >= 66,
  )
  const ofTokens = mapQuestion(
    tokens,
    kindKey,
    ({ itemType, token }) =>
      supports(
        token,
        Holding.concreteType(itemType) === ItemType.ERC721 ? interfaceIds.erc721 : interfaceIds.erc1155,
      ),
    isTrue,
  )
  return {
    reads: [...ofMoney.reads, ...ofTokens.reads],
    parse: (answers: readonly (Hex | undefined)[]): ReadonlyMap<string, boolean> =>
      new Map([
        ...ofMoney.parse(answers.slice(0, ofMoney.reads.length)),
        ...ofTokens.parse(answers.slice(ofMoney.reads.length)),
      ]),
  }
}

/** Longer texts are not names. */
const longestName = 100

function namesQuestion(components: Components): Question<ReadonlyMap<string, string>> {
  const items = [...components.offer, ...components.consideration].filter(
    ({ itemType }) => itemType !== ItemType.NATIVE,
  )
  const asked = mapQuestion(
    items,
    ({ token }) => token.toLowerCase(),
    ({ itemType, token }) => ({
      type: 'call',
      to: token,
      data: encodeFunctionData({
        abi: namingAbi,
        functionName: itemType === ItemType.ERC20 ? 'symbol' : 'name',
      }),
    }),
    toName,
  )
  return {
    reads: asked.reads,
    parse: (answers) =>
      new Map([...asked.parse(answers)].flatMap(([key, name]) => (name ? [[key, name]] : []))),
  }
}

function decimalsQuestion({ offer, consideration }: Components): Question<ReadonlyMap<string, number>> {
  const asked = mapQuestion(
    [...offer, ...consideration].filter(({ itemType }) => itemType === ItemType.ERC20),
    ({ token }) => token.toLowerCase(),
    ({ token }) => ({
      type: 'call',
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
    }),
    toBigInt,
  )
  return {
    reads: asked.reads,
    parse: (answers) =>
      new Map(
        [...asked.parse(answers)].flatMap(([key, decimals]) =>
          decimals !== undefined && decimals <= 255n ? [[key, Number(decimals)]] : [],
        ),
      ),
  }
}

/** Decodes the name of an untrusted contract. Returns `undefined` unless the answer contains a valid string. */
function toName(answer: Hex | undefined): string | undefined {
  if (answer === undefined || size(answer) < 64) return undefined
  const [start, length] = [BigInt(slice(answer, 0, 32)), BigInt(slice(answer, 32, 64))]
  if (start !== 32n || length === 0n || length > BigInt(size(answer) - 64)) return undefined
  const bytes = hexToBytes(slice(answer, 64)).slice(0, Math.min(Number(length), longestName))
  return new TextDecoder().decode(bytes)
}

function existingQuestion({ consideration }: Components) {
  return mapQuestion(
    consideration.filter(({ itemType }) => itemType === ItemType.ERC721),
    tokenKey,
    (item) => ({
      type: 'call',
      to: item.token,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [item.identifierOrCriteria],
      }),
    }),
    (answer) => (toBigInt(answer) ?? 0n) !== 0n,
  )
}

function approvedForAllQuestion(components: Components, options: Conduit.operator.Options) {
  const operator = Conduit.operator(components.conduitKey, options)
  const data = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [components.offerer, operator],
  })
  return mapQuestion(
    components.offer.filter(isCriteria),
    ({ token }) => token.toLowerCase(),
    ({ token }) => ({ type: 'call', to: token, data }),
    isTrue,
  )
}

/** The selector that a zone returns to allow a fill. */
const zoneAccepts = '0x17b1f942'

function zoneQuestion(
  client: AnyClient,
  components: Components,
  options: readInspection.Options,
): Question<ZoneState | undefined> {
  const { zone } = components
  if (!isRestricted(components) || isContractOrder(components) || BigInt(zone) === 0n)
    return { reads: [], parse: () => undefined }
  const multicall = client.chain?.contracts?.multicall3?.address ?? multicall3Address
  const [first, second] = interfaceIds.zone.map((id) => supports(zone, id)) as [Read, Read]
  const metadata = encodeFunctionData({ abi: zoneAbi, functionName: 'getSeaportMetadata' })
  return {
    reads: [
      first,
      second,
      { type: 'call', to: zone, data: metadata },
      { type: 'call', to: zone, data: validateOrderData(components, options) },
      { type: 'call', to: multicall, data: probeData(zone, metadata) },
    ],
    parse: ([withItself, without, described, verdict, probe]) => ({
      hasCode: !isEmptyAnswer(probe),
      isZone: (isTrue(withItself) || isTrue(without)) && described !== undefined,
      accepts: verdict?.slice(0, 10) === zoneAccepts,
    }),
  }
}

/**
 * Encodes a call through Multicall3, which distinguishes an address without code from a revert: a call without code
 * succeeds with empty data. On a chain without Multicall3, an address without code is treated as a contract that is not
 * a zone.
 */
function probeData(target: Address, callData: Hex): Hex {
  return encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [[{ target, allowFailure: true, callData }]],
  })
}

/**
 * Returns whether the call succeeded with empty data. The words of the answer are: offset, length, offset of the first
 * result, success, offset of its data, length of its data.
 */
function isEmptyAnswer(probe: Hex | undefined): boolean {
  const wordAt = (index: number) => BigInt(`0x${probe?.slice(2 + index * 64, 66 + index * 64) || '1'}`)
  return probe !== undefined && wordAt(3) === 1n && wordAt(5) === 0n
}

function validateOrderData(components: Components, options: readInspection.Options): Hex {
  const toMoved = (item: OfferItem) => ({
    itemType: item.itemType,
    token: item.token,
    identifier: item.identifierOrCriteria,
    amount: Amount.largest(item),
  })
  const { offerer, offer, consideration, startTime, endTime, zoneHash } = components
  const parameters = {
    orderHash: options.orderHash,
    fulfiller: options.fulfiller ?? zeroAddress,
    offerer,
    offer: offer.map(toMoved),
    consideration: consideration.map((item) => ({ ...toMoved(item), recipient: item.recipient })),
    extraData: options.extraData ?? '0x',
    orderHashes: [options.orderHash],
    startTime,
    endTime,
    zoneHash,
  }
  return encodeFunctionData({ abi: zoneAbi, functionName: 'validateOrder', args: [parameters] })
}

function contractOffererQuestion(components: Components): Question<{ isValid: boolean } | undefined> {
  if (!isContractOrder(components)) return { reads: [], parse: () => undefined }
  const { offerer } = components
  return {
    reads: [
      supports(offerer, interfaceIds.contractOfferer),
      {
        type: 'call',
        to: offerer,
        data: encodeFunctionData({ abi: zoneAbi, functionName: 'getSeaportMetadata' }),
      },
    ],
    parse: ([supported, described]) => ({ isValid: isTrue(supported) && described !== undefined }),
  }
}

function creatorFeeQuestion(components: Components): Question<CreatorFee | undefined> {
  const price = strictPrice(components)
  const token = [...components.offer, ...components.consideration].find(
    ({ itemType }) => Holding.concreteType(itemType) >= ItemType.ERC721,
  )
  if (!price || !token) return { reads: [], parse: () => undefined }
  const royalty = (amount: bigint): Read => ({
    type: 'call',
    to: token.token,
    data: encodeFunctionData({
      abi: describingAbi,
      functionName: 'royaltyInfo',
      args: [token.identifierOrCriteria, amount],
    }),
  })
  return {
    reads: [royalty(price.startAmount), royalty(price.endAmount)],
    parse: ([start, end]) => {
      if (start?.length !== 130 || end?.length !== 130) return undefined
      const amountOf = (answer: Hex) => BigInt(`0x${answer.slice(66)}`)
      return {
        recipient: `0x${start.slice(26, 66)}`,
        startAmount: amountOf(start),
        endAmount: amountOf(end),
      }
    },
  }
}
