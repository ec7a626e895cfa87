import { useMint } from '@souk/react/execute'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'

/** Checks a mint as soon as its dialog opens. `check` does so again. */
export function useMinting({ mint, quantity, title }: Extract<TradeIntent, { kind: 'mint' }>) {
  const flow = useMint()
  const { prepare } = flow
  const guard = useGuard()
  const check = useCallback(
    () =>
      prepare({ mint, quantity, ...guard() }, { title: quantity > 1n ? `${quantity} × ${title}` : title }),
    [prepare, mint, quantity, guard, title],
  )
  useEffect(check, [check])
  return { flow, check }
}
