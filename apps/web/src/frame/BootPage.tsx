import type { BaseError } from '@souk/base'
import { Spinner } from '../ui/Spinner.js'
import { StarMark } from '../ui/StarMark.js'

/** Shown while the market server does not answer; the app keeps trying by itself. */
export function BootPage({ problem }: { problem: BaseError }) {
  return (
    <main
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-6 text-center"
    >
      <StarMark className="size-14" />
      <h1 className="text-2xl">The market is not answering</h1>
      <p className="max-w-sm text-ink-soft">
        {problem.retry === 'later' ? 'Its server may be starting up.' : problem.message} Nothing of yours is
        affected: your items and your money are in your wallet.
      </p>
      <p className="flex items-center gap-2 text-sm font-medium">
        <Spinner /> Trying again
      </p>
    </main>
  )
}
