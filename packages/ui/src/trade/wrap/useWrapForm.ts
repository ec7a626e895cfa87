import type { Currency } from '@souk/market'
import { useState } from 'react'
import { toTyped } from '../../format/formatMoney.js'
import { parseAmount } from '../../format/parseAmount.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useBalance } from '../../wallet/useBalances.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useOpenOffers } from '../shared/useOpenOffers.js'
import { unwrapShort } from './unwrapShort.js'
import type { WrapFormView } from './WrapFormView.js'

/** Keeps and parses the form of wrapping and unwrapping. */
export function useWrapForm({ missing, ...currencies }: useWrapForm.Options) {
  const { native, wrapped } = currencies
  const [form, setForm] = useState<WrapFormView.Form>({
    way: 'wrap',
    amount: missing === undefined ? '' : toTyped(missing, native),
  })
  const [from, to] = form.way === 'wrap' ? [native, wrapped] : [wrapped, native]
  const account = useConnection().address
  const balance = useBalance(from.address, account)
  const others = useOpenOffers(account)
  const words = useTradeWords()
  const read = parseAmount(form.amount, from)
  const amount = read.ok ? read.amount : undefined
  return {
    from,
    to,
    amount,
    view: {
      form,
      currencies,
      balance,
      issue: read.ok ? undefined : read.issue,
      isTooMuch: amount !== undefined && balance !== undefined && amount > balance,
      warning: form.way === 'unwrap' ? unwrapShort(amount, { wrapped, balance, others }, words) : undefined,
      onChange: (change: Partial<WrapFormView.Form>) => setForm((before) => ({ ...before, ...change })),
    },
  }
}

export declare namespace useWrapForm {
  type Options = {
    native: Currency
    wrapped: Currency
    /** The amount to begin with. */
    missing?: bigint | undefined
  }
}
