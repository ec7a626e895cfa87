import type { ComponentProps } from 'react'
import { SweepFormContainer } from '../trade/sweep/SweepFormContainer.js'
import { WithFlows } from './WithFlows.js'

/** Shows the form of a sweep. */
export function SweepDesk(props: ComponentProps<typeof SweepFormContainer>) {
  return (
    <WithFlows>
      <SweepFormContainer {...props} />
    </WithFlows>
  )
}
