import type { ElementName } from './shapes.js'

/** One element of the page. `id` stays the same while it is there. */
export type Entry<what> = { id: number; element: HTMLElement; name: ElementName; what: what }
