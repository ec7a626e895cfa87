import * as kit from '@reservoir0x/reservoir-kit-ui'
import { type ComponentType, useState } from 'react'

/** The calls by which the modals report their results. */
const reports = [
  'onPurchaseComplete',
  'onPurchaseError',
  'onListingComplete',
  'onListingError',
  'onBidComplete',
  'onBidError',
  'onBidAccepted',
  'onBidAcceptError',
  'onCancelComplete',
  'onCancelError',
  'onEditListingComplete',
  'onEditListingError',
  'onEditBidComplete',
  'onEditBidError',
  'onMintComplete',
  'onMintError',
  'onSweepComplete',
  'onSweepError',
]

const parts: Record<string, unknown> = { ...kit }

/** A modal or component of the kit behind a button, and the names of its reports. */
export function Shown({ name, props }: { name: string; props: Record<string, unknown> }) {
  const [heard, setHeard] = useState<string[]>([])
  const Component = parts[name] as ComponentType<Record<string, unknown>>
  const listeners = Object.fromEntries(
    reports.map((report) => [
      report,
      (first: unknown) =>
        setHeard((all) => [...all, first instanceof Error ? `${report}: ${first.message}` : report]),
    ]),
  )
  const optional = { optionalMintModalProps: listeners, optionalSweepModalProps: listeners }
  const more = name === 'CollectButton' ? optional : { trigger: <button type="button">Open</button> }
  return (
    <>
      <Component {...listeners} {...more} {...props} onConnectWallet={() => undefined} />
      <output>{heard.join('\n')}</output>
    </>
  )
}
