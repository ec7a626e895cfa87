import { useUnwrapWeth, useWrapEth } from '@souk/react'
import { formatMoney } from '../../format/formatMoney.js'
import { useGuard } from '../../guard/useGuard.js'
import { useWrapForm } from './useWrapForm.js'

/** Keeps the form of wrapping and unwrapping, and does either. */
export function useWrapping(currencies: useWrapForm.Options) {
  const { from, to, amount, view } = useWrapForm(currencies)
  const { way } = view.form
  const flows = { wrap: useWrapEth(), unwrap: useUnwrapWeth() }
  const flow = flows[way]
  const guard = useGuard()
  const prepare = () => {
    if (amount === undefined) return
    flow.prepare({ amount, known: guard().known }, { title: formatMoney(amount, from, { exact: true }) })
  }
  return { from, to, amount, view, way, flow, prepare }
}
