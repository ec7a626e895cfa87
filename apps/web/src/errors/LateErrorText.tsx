import { lateComponent } from '@souk/ui/parts/lazy/lateComponent.js'
import { Suspense } from 'react'
import type { ErrorText } from './ErrorText.js'

const Late = lateComponent(
  async () => (await import('./ErrorText.js')).ErrorText,
  ({ given }: lateComponent.Missing<ErrorText.Props>) => given.otherwise,
)

/** Says what an error means. The texts of all errors load when a page first needs one. */
export function LateErrorText(props: ErrorText.Props) {
  return (
    <Suspense fallback={props.otherwise}>
      <Late {...props} />
    </Suspense>
  )
}
