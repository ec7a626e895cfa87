import { JSDOM } from 'jsdom'

/** Opens a server-rendered page as this process's document. */
export function openPage(html: string) {
  const { window } = new JSDOM(`<div id="root">${html}</div>`, {
    url: 'https://app.example',
    pretendToBeVisual: true,
  })
  const { document } = window
  const { navigator, Event, CustomEvent } = window
  for (const [name, value] of Object.entries({ window, document, navigator, Event, CustomEvent }))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`Nothing on the page is ${selector}.`)
    return element
  }
  return {
    window,
    container: find('#root'),
    text: (selector: string) => document.querySelector(selector)?.textContent,
    click: (id: string) => find(`#${id}`).click(),
    /** Checks again after every change of the page. */
    until: (isSo: () => boolean) =>
      new Promise<void>((resolve, reject) => {
        const observer = new window.MutationObserver(look)
        const deadline = setTimeout(() => {
          observer.disconnect()
          reject(new Error(`It did not come to ${isSo}: ${document.body.innerHTML}`))
        }, 10_000)
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        look()
        function look() {
          if (!isSo()) return
          clearTimeout(deadline)
          observer.disconnect()
          resolve()
        }
      }),
  }
}
