import type { Order } from '@souk/seaport'
import { type Demand, demandOf, toShown } from '@souk/words/findings'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { stringify } from 'viem'
import { type EasedFor, ease } from './ease.js'
import { GuardFindings } from './GuardFindings.js'

/** What the visitor has to do about the findings before the wallet is asked, and whether it is done. */
export type Consent = { demand: Demand; isGiven: boolean; onGiven: (isGiven: boolean) => void }

const ConsentContext = createContext<Consent>({ demand: 'nothing', isGiven: false, onGiven: () => {} })

/** Returns what the visitor has to do about the guard's findings before this trade may continue. */
export function useConsent(): Consent {
  return useContext(ConsentContext)
}

/**
 * Shows the guard's findings above a review, and stores whether the visitor has agreed. The agreement covers only
 * these findings, each with its values: the visitor has to agree again when the trade is prepared again and something
 * else is found, and after a return to the form.
 */
export function Guarded({ findings, easedFor, children }: Guarded.Props) {
  const [given, setGiven] = useState<string>()
  const asked = findings && stringify(findings)
  if (asked === undefined && given !== undefined) setGiven(undefined)
  const onGiven = (isGiven: boolean) => setGiven(isGiven ? asked : undefined)
  const told = ease(findings ?? [], easedFor)
  const consent = { demand: demandOf(told), isGiven: asked !== undefined && given === asked, onGiven }
  return (
    <ConsentContext value={consent}>
      <div className="space-y-5">
        <GuardFindings findings={toShown(told)} />
        {children}
      </div>
    </ConsentContext>
  )
}

export declare namespace Guarded {
  type Props = {
    /** Undefined before the trade is prepared, while its form is shown. */
    findings: readonly Order.Finding[] | undefined
    /** Where the visitor has agreed to some warnings in another way already. @default nowhere */
    easedFor?: EasedFor | undefined
    children: ReactNode
  }
}
