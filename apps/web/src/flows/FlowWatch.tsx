import { useActivity, useFlows } from '@souk/react'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { outcomeOf } from './outcomeOf.js'

/** Completes trades whose page was left while the wallet was asked, once the market knows their transactions. */
export function FlowWatch({ account }: { account: Address }) {
  const { flows, settle } = useFlows()
  const open = flows.filter(
    ({ isUnanswered, record }) => isUnanswered && isSameAddress(record.account, account),
  )
  const { data } = useActivity(open.length > 0 ? { account, types: ['sale'], limit: 50 } : undefined)
  const sales = data?.pages[0]?.activities
  useEffect(() => {
    for (const { record } of open) {
      const hash = outcomeOf(record, sales ?? [])
      if (hash) settle(record.id, hash)
    }
  })
  return null
}
