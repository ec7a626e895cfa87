import type { Order } from '@souk/seaport'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { type Demand, demandOf } from './demandOf.js'
import { GuardFindings } from './GuardFindings.js'
import { toShown } from './toShown.js'

/** What the person has to do about the findings before the wallet is asked, and whether it is done. */
export type Consent = { demand: Demand; isGiven: boolean; onGiven: (isGiven: boolean) => void }

const ConsentContext = createContext<Consent>({ demand: 'nothing', isGiven: false, onGiven: () => {} })

/** Returns what the person has to do about the guard's findings before this trade may go on. */
export function useConsent(): Consent {
  return useContext(ConsentContext)
}

/**
 * Shows what the guard found above a review, and holds whether the person has agreed to it. What was agreed to counts for
 * just these findings: once the trade is prepared anew, they are asked again.
 */
export function Guarded({ findings, children }: Guarded.Props) {
  const [given, setGiven] = useState<readonly Order.Finding[]>()
  const onGiven = (isGiven: boolean) => setGiven(isGiven ? findings : undefined)
  const consent = { demand: demandOf(findings), isGiven: given === findings, onGiven }
  return (
    <ConsentContext value={consent}>
      <div className="space-y-5">
        <GuardFindings findings={toShown(findings)} />
        {children}
      </div>
    </ConsentContext>
  )
}

export declare namespace Guarded {
  type Props = { findings: readonly Order.Finding[]; children: ReactNode }
}
