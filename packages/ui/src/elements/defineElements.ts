import { pageLanguage } from '../i18n/language/locale.js'
import * as Hub from './Hub.js'
import { type Issue, readAttributes, type Wish } from './readAttributes.js'
import { attributesOf, type ElementName, shapes } from './shapes.js'

/** Defines the elements of a page, which share one hub, once. */
export function defineElements({ stylesUrl }: { stylesUrl: string }): void {
  if (customElements.get('souk-buy')) return
  addStyles(stylesUrl)
  const hub = Hub.create()
  for (const name of Object.keys(shapes) as ElementName[]) customElements.define(name, classOf(name, hub))
}

/** Creates the class of an element. It shows what its attributes say while it is on the page. */
function classOf(name: ElementName, hub: Hub.Hub): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = attributesOf(name)
    #isEmptied = false
    #isWaiting = false

    constructor() {
      super()
      const note = () => {
        hub.pressed = this
      }
      this.addEventListener('click', note, { capture: true })
    }

    connectedCallback(): void {
      // What the page has for browsers without scripts.
      if (!this.#isEmptied) this.replaceChildren()
      this.#isEmptied = true
      this.#update()
    }

    attributeChangedCallback(): void {
      this.#update()
    }

    disconnectedCallback(): void {
      this.#update()
    }

    /** Once for all attributes that change together, and not at all for an element that only moves. */
    #update(): void {
      if (this.#isWaiting) return
      this.#isWaiting = true
      queueMicrotask(() => {
        this.#isWaiting = false
        if (!this.isConnected) return Hub.hide(hub, this)
        Hub.show(hub, { element: this, name, what: wished(this) })
      })
    }
  }

  function wished(element: HTMLElement): Wish | Issue {
    const what = readAttributes(name, (attribute) => element.getAttribute(attribute))
    if ('kind' in what) return what
    const language = what.language ?? pageLanguage()
    const other = Hub.otherLanguage(hub, element, language)
    return other === undefined ? { ...what, language } : { kind: 'languages', language: other }
  }
}

/** The cards take the width of their place, unless the page says otherwise. */
const blocks = ':where(souk-item, souk-order, souk-activity) { display: block }'

function addStyles(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(blocks)
  document.adoptedStyleSheets.push(sheet)
}
