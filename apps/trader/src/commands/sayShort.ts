import { findCause } from '@souk/base'
import { FulfillerBalanceError, type Holding, OffererBalanceError } from '@souk/seaport'
import { currencyOf, formatMoney, isSameAddress } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { RefusedError } from '../terminal/errors.js'
import type { About } from './about.js'
import { textOf } from './Piece.js'

/**
 * Waits for a trade that is prepared, and says what the account lacks for it.
 *
 * @throws {RefusedError} if it lacks something.
 */
export async function sayShort<prepared>(
  session: Session,
  about: About,
  preparing: Promise<prepared>,
): Promise<prepared> {
  try {
    return await preparing
  } catch (error) {
    const found = findCause(error, OffererBalanceError) ?? findCause(error, FulfillerBalanceError)
    if (!found || !isSameAddress(found.facts.account, about.account)) throw error
    throw new RefusedError([shortText(found.facts, { session, about })])
  }
}

type Told = { session: Session; about: About }

function shortText(short: Holding.Shortfall, { session: { shop }, about }: Told): string {
  const { itemType, token, identifier, balance, amount } = short
  if (itemType <= 1) {
    const currency = currencyOf(shop.info, { address: token })
    const [has, needs] = [balance, amount].map((sum) => formatMoney(sum, currency, { exact: true }))
    return `You have ${has}, and this needs ${needs}.`
  }
  const collection = about.collections.find(({ contract }) => isSameAddress(contract, token))
  const nft = about.nfts?.find((one) => one.tokenId === identifier && isSameAddress(one.contract, token))
  const name =
    nft && collection ? textOf({ item: { nft, collection }, units: 1n }) : `${token} #${identifier}`
  return balance === 0n
    ? `You do not have ${name}.`
    : `You have ${balance} of ${name}, and this needs ${amount}.`
}
