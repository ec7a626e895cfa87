import type { ComponentType } from 'react'
import { lateComponent } from './lateComponent.js'
import { MissingPart } from './MissingPart.js'

/** Makes a part of a page whose code loads when it is shown. */
export function latePart<props extends object>(load: () => Promise<ComponentType<props>>) {
  return lateComponent(load, () => <MissingPart />)
}
