import type { Currency } from '@souk/market'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { parseAmount } from '../../format/parseAmount.js'
import { useBalance } from '../../wallet/useBalances.js'
import type { WrapFormView } from './WrapFormView.js'

/** Keeps and parses the form of wrapping and unwrapping. */
export function useWrapForm(currencies: { native: Currency; wrapped: Currency }) {
  const [form, setForm] = useState<WrapFormView.Form>({ way: 'wrap', amount: '' })
  const { native, wrapped } = currencies
  const [from, to] = form.way === 'wrap' ? [native, wrapped] : [wrapped, native]
  const balance = useBalance(from.address, useConnection().address)
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
      onChange: (change: Partial<WrapFormView.Form>) => setForm((before) => ({ ...before, ...change })),
    },
  }
}
