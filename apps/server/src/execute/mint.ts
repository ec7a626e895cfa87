import type { MintWire } from '@souk/execute/wire'
import { Mint } from '@souk/market'
import { type Address, isAddressEqual, BaseError as ViemError, zeroAddress } from 'viem'
import { type Market, now } from '../market/Market.js'
import { readMints } from '../mints/readMints.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { collect } from './collect.js'
import { findContract } from './facts/places.js'
import type { Answer, PathItem } from './model/Answer.js'
import { assertOneOf, RefusedError, refuse } from './model/Refusal.js'
import * as Step from './model/Step.js'
import { chooseMint } from './plan/chooseMint.js'
import { encodeCustom, encodeMint } from './plan/encodeMint.js'

/** A request to mint. */
export type MintRequest = ReturnType<typeof MintWire.decodeRequest>
type Item = MintRequest['items'][number]

/** A mint that is ready to send. */
type Planned = {
  contract: Address
  tokenId?: bigint | undefined
  quantity: bigint
  price: bigint
  calls: readonly Step.Transaction[]
}

/**
 * Plans mints of collections that are open to anyone, or whose mint the request describes.
 *
 * Simulates each mint on the chain first, so that no one pays for a mint that has ended.
 *
 * @throws {RefusedError} when there is no such mint, or it would fail.
 */
export async function mint(market: Market, request: MintRequest): Promise<Answer> {
  if (request.items.length === 0) refuse('nothing_to_do', 'Name at least one item to mint.')
  if (request.feesOnTop?.length)
    refuse('no_mint', 'A mint calls the collection directly, so it cannot include extra fees.')
  if (request.currencyChainId !== undefined && request.currencyChainId !== market.chainId)
    refuse(
      'cross_chain',
      `Money of chain ${request.currencyChainId} cannot pay on chain ${market.chainId} here.`,
    )
  const { values, issues } = await collect(request.items, async (item) => {
    const planned = await planItem(market, item, request.taker)
    // Where units are minted one by one, all calls are equal.
    const [first] = planned.calls
    if (first && !request.skipBalanceCheck && !request.onlyPath) await tryOut(market, first)
    return planned
  })
  if (values.length === 0 || (issues.length > 0 && !request.partial)) throw new RefusedError({ issues })
  const path = values.map((planned) => toPathItem(market, planned))
  if (request.onlyPath) return { path, issues, steps: [] }
  const items = values.flatMap(({ calls }) => calls.map((transaction) => ({ transaction })))
  return { path, issues, steps: Step.transactions('sale', items) }
}

async function planItem(market: Market, item: Item, taker: Address): Promise<Planned> {
  const { token, collection, custom, preferredMintStage, quantity = 1n } = item
  for (const fields of [{ token }, { collection }, { preferredMintStage }]) assertOneOf({ custom, ...fields })
  if (quantity > Mint.mostUnits) refuse('no_mint', `One request can mint at most ${Mint.mostUnits} units.`)
  if (custom) {
    const { contract, details } = custom
    const call = encodeCustom(details, { contract, recipient: taker, quantity })
    const price = custom.price * quantity
    return { contract, quantity, price, calls: [{ from: taker, ...call, value: price }] }
  }
  if (!token && !collection)
    return refuse('nothing_to_do', 'An item must name a collection, a token or a custom mint.')
  const contract = await findContract(market, collection ?? token?.contract ?? '')
  if (token && !isAddressEqual(token.contract, contract))
    refuse('contradiction', `The token is not one of the collection ${collection}.`)
  const offered = await readMints(market, { contract, account: taker })
  const { mint, way } = chooseMint(offered, {
    collection: collection ?? contract,
    stage: preferredMintStage,
    tokenId: token?.tokenId,
    quantity,
    now: now(market),
  })
  const tokenId = token?.tokenId ?? mint.tokenId
  const { to, datas } = encodeMint({ way, contract }, { to: taker, tokenId, quantity })
  const price = mint.price * quantity
  const value = price / BigInt(datas.length)
  return {
    contract,
    tokenId,
    quantity,
    price,
    calls: datas.map((data) => ({ from: taker, to, data, value })),
  }
}

/** Simulates a call on the node. @throws {RefusedError} when it would fail. */
async function tryOut({ node }: Market, { from: account, ...call }: Step.Transaction): Promise<void> {
  try {
    await node.call({ account, ...call })
  } catch (error) {
    if (!(error instanceof ViemError)) throw error
    refuse('call_fails', `The mint would fail: ${error.shortMessage}`)
  }
}

function toPathItem(market: Market, { contract, tokenId, quantity, price }: Planned): PathItem {
  const { address, symbol, decimals } = findCurrency(market, zeroAddress)
  return {
    contract,
    ...(tokenId === undefined ? undefined : { tokenId }),
    quantity,
    source: market.config.name,
    quote: { currency: address, symbol, decimals, raw: price },
    totalRaw: price,
    builtInFees: [],
    feesOnTop: [],
  }
}
