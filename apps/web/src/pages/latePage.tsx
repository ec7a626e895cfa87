import { lateComponent } from '@souk/ui/parts/lazy/lateComponent.js'
import type { ComponentType } from 'react'
import { MissingPage } from './MissingPage.js'

/** Makes a page whose code loads when a visitor opens it. */
export function latePage<props extends object>(load: () => Promise<ComponentType<props>>) {
  return lateComponent(load, ({ error }) => <MissingPage error={error} />)
}
