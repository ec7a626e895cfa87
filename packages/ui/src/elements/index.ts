import { defineElements } from './defineElements.js'
import type { SoukEvents } from './SoukEvents.js'

export type { ErrorDetail, SoukEvents, TradeDetail } from './SoukEvents.js'

declare global {
  interface HTMLElementEventMap extends SoukEvents {}
}

// On a server there is nothing to define.
if (typeof customElements !== 'undefined') {
  const script = import.meta.url
  defineElements({ stylesUrl: new URL('souk.css', script).href })
}
