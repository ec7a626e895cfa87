import { prepareFulfillOrder } from '@souk/market/flows'
import { isCriteria, isCurrency, type Order } from '@souk/seaport'
import { formatMoment, isSameAddress } from '@souk/words/format'
import type { Address, Hex } from 'viem'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toCommand } from '../setup/Settings.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { factsOf, guardOf, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import * as Piece from './Piece.js'
import { readSwap } from './readSwap.js'
import { sayShort } from './sayShort.js'
import { swapFees } from './swapFees.js'

/** The flags of `souk swap HASH`. */
export type Flags = ApprovalFlags & { with?: readonly string[] }

/** Accepts a swap: the account gives what it asks for, and receives what it offers. */
export async function acceptSwap(session: Session, hash: Hex, flags: Flags): Promise<void> {
  const { shop } = session
  const swap = await readSwap(session, hash)
  const { parameters } = swap.order
  const chosen = await choose(session, parameters, flags.with ?? [])
  const known = await Piece.readKnown(session, tokensOf(parameters, chosen))
  const wallet = await openWallet(session)
  if (isSameAddress(swap.maker, wallet.address))
    throw new RefusedError([
      `This swap is your own. To cancel it: ${toCommand(session.settings, `cancel ${hash}`)}`,
    ])
  const about = {
    collections: Piece.collectionsOf(known),
    ...{ nfts: known.map(({ item }) => item.nft), account: wallet.address },
  }
  const prepared = await sayShort(
    session,
    about,
    prepareFulfillOrder(wallet.market, {
      ...guardOf(session, about),
      order: swap.orderHash,
      ...(chosen.length > 0 ? { tokenId: chosen } : undefined),
      exactApproval: approvalOf(flags),
      expected: { maker: swap.maker },
    }),
  )
  const { plan } = prepared
  const gives = movedBy(plan, { side: 'from', account: wallet.address })
  const gets = movedBy(plan, { side: 'to', account: wallet.address })
  const text = (tokens: readonly Piece.Token[], money: typeof plan.payment) =>
    [
      ...tokens.map((token) => nameOf(token, known)),
      ...(money.length > 0 ? [sumsText(money, shop.info)] : []),
    ].join(' and ')
  const [given, got] = [text(gives, plan.payment), text(gets, plan.proceeds)]
  const review = reviewOf(session, about, {
    kind: 'swapAcceptance',
    title: 'Accept a swap',
    plan,
    rows: [
      ['You give', given],
      ['You receive', got],
      ...swapFees(session, parameters, about.collections),
      ['The other side', swap.maker],
      ['Swap ends', formatMoment(swap.endTime)],
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    ...{ price: undefined, posting: undefined },
    toReceipt: ({ orderHash, transactionHash }) => ({
      rows: [
        ['Gave', given],
        ['Received', got],
        ['Transaction', transactionHash],
      ],
      data: {
        ...{ command: 'swap', orderHash, transactionHash, maker: swap.maker },
        ...{ gave: gives, received: gets, payment: plan.payment, proceeds: plan.proceeds },
      },
    }),
  })
}

/** The items to give where the swap asks for any, in the order of its items. */
async function choose(
  session: Session,
  { consideration, offer }: Order.Components,
  typed: readonly string[],
): Promise<readonly bigint[]> {
  if (offer.some(isCriteria))
    throw new RefusedError(['This swap gives any item of a list, which is not supported.'])
  const open = consideration.filter(isCriteria)
  const pieces = await Promise.all(typed.map(async (one) => (await Piece.readAll(session, one))[0]))
  if (pieces.length === open.length && open.every(({ token }, index) => isOf(pieces[index], token)))
    return pieces.flatMap((piece) => piece?.item.nft.tokenId ?? [])
  const places = open.map(({ token }) => token).join(', ')
  throw new MistakeError(
    open.length === 0
      ? 'This swap asks for certain items. Leave out --with.'
      : `This swap asks for any item of ${places}. Name ${open.length === 1 ? 'yours' : `${open.length} of yours, in this order,`} with --with ITEM.`,
  )
}

function isOf(piece: Piece.Piece | undefined, contract: Address): boolean {
  return isSameAddress(piece?.item.nft.contract, contract)
}

function tokensOf(
  { offer, consideration }: Order.Components,
  chosen: readonly bigint[],
): readonly Piece.Token[] {
  const left = [...chosen]
  return [...offer, ...consideration]
    .filter((item) => !isCurrency(item))
    .map((item) => ({
      ...{ contract: item.token, units: item.startAmount },
      tokenId: isCriteria(item) ? left.shift() : item.identifierOrCriteria,
    }))
}

type Moving = { side: 'from' | 'to'; account: Address }

/** The tokens that leave or reach the account, from the transaction to be sent. */
function movedBy(
  { movements }: Pick<prepareFulfillOrder.Plan, 'movements'>,
  { side, account }: Moving,
): readonly Piece.Token[] {
  return movements
    .filter((move) => move.itemType > 1 && isSameAddress(move[side], account))
    .map(({ token, identifier, amount }) => ({ contract: token, tokenId: identifier, units: amount }))
}

function nameOf({ contract, tokenId, units }: Piece.Token, known: readonly Piece.Piece[]): string {
  const found = known.find(
    ({ item: { nft } }) => nft.tokenId === tokenId && isSameAddress(nft.contract, contract),
  )
  if (found) return Piece.textOf({ item: found.item, units })
  return `${units > 1n ? `${units} × ` : ''}${contract} #${tokenId}, which this market does not list`
}
