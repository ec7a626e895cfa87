import { prepareUnwrapWeth, prepareWrapEth } from '@souk/market/flows'
import { formatMoney } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import * as Money from '../subject/Money.js'
import { MistakeError } from '../terminal/errors.js'
import { factsOf, guardOf, reviewOf } from './about.js'

/** The flags of `souk wrap`. */
export type Flags = { undo?: boolean }

/** Wraps the native currency, which offers need, or unwraps it. */
export async function wrap(session: Session, typed: string, { undo = false }: Flags): Promise<void> {
  const { info } = session.shop
  const [native, wrapped] = [Money.nativeOf(info), Money.wrappedOf(info)]
  const [from, to] = undo ? [wrapped, native] : [native, wrapped]
  const { amount, currency } = Money.parse(typed, { info, usual: from })
  if (currency.address !== from.address)
    throw new MistakeError(`Only ${from.symbol} can be ${undo ? 'unwrapped' : 'wrapped'}.`)
  const wallet = await openWallet(session)
  const about = { collections: [], account: wallet.address }
  const prepared = await (undo ? prepareUnwrapWeth : prepareWrapEth)(wallet.market, {
    ...guardOf(session, about),
    amount,
  })
  const sum = (of: typeof from) => formatMoney(amount, of, { exact: true })
  const review = reviewOf(session, about, {
    kind: undo ? 'unwrap' : 'wrap',
    title: `${undo ? 'Unwrap' : 'Wrap'} ${sum(from)}`,
    plan: prepared.plan,
    rows: [
      ['You give', sum(from)],
      ['You receive', sum(to)],
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: undefined,
    posting: undefined,
    toReceipt: ({ transactionHash }) => ({
      rows: [
        [undo ? 'Unwrapped' : 'Wrapped', sum(from)],
        ['Transaction', transactionHash],
      ],
      data: { command: 'wrap', undo, transactionHash, amount },
    }),
  })
}
