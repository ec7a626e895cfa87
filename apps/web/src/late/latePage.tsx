import type { ComponentType } from 'react'
import { ErrorPage } from '../frame/ErrorPage.js'
import { lateComponent } from './lateComponent.js'

/** Makes a page whose code is fetched when somebody goes there. */
export function latePage<props extends object>(load: () => Promise<ComponentType<props>>) {
  return lateComponent(load, ({ error }) => <ErrorPage error={error} />)
}
