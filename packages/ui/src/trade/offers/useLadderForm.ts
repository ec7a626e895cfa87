import type { MarketInfo } from '@souk/market'
import { useState } from 'react'
import type { Address } from 'viem'
import { payableOf } from '../../market/nativeOf.js'
import { useBalance } from '../../wallet/useBalances.js'
import { useOpenOffers } from '../shared/useOpenOffers.js'
import { type LadderForm, readLadder } from './ladderForm.js'

/** Keeps and parses the form of a ladder of offers. */
export function useLadderForm(
  draft: LadderForm | undefined,
  { info, account }: { info: MarketInfo; account: Address | undefined },
) {
  const currencies = payableOf(info)
  const [form, setForm] = useState<LadderForm>({
    count: '5',
    highest: '',
    lowest: '',
    quantity: '1',
    currencyAddress: currencies[0]?.address ?? '',
    duration: '7',
    ...draft,
  })
  const balance = useBalance(form.currencyAddress as Address, account)
  const others = useOpenOffers(account)
  return {
    form,
    currencies,
    balance,
    read: readLadder(form, { currencies, balance, others }),
    onChange: (change: Partial<LadderForm>) => setForm((before) => ({ ...before, ...change })),
  }
}
