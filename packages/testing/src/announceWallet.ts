/**
 * Adds the wallet to the page. Playwright sends the text of this function to the browser, so it must not use anything
 * outside.
 */
export function announceWallet({ name, id }: { name: string; id: string }): void {
  type Listener = (value: unknown) => void
  type Answer = { result: unknown } | { error: { code: number; message: string } }
  type Bridge = { scriptedWalletRequest: (method: string, params: unknown) => Promise<Answer> }
  const listeners = new Map<string, Set<Listener>>()
  const provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      const answer = await (window as Window & Partial<Bridge>).scriptedWalletRequest?.(method, params)
      if (answer && 'result' in answer) return answer.result
      throw Object.assign(new Error(answer?.error.message), { code: answer?.error.code })
    },
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
    },
  }
  for (const event of ['chainChanged', 'accountsChanged'])
    window.addEventListener(`scripted-wallet:${event}`, (message) => {
      for (const listener of listeners.get(event) ?? []) listener((message as CustomEvent<unknown>).detail)
    })
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const detail = Object.freeze({
    info: { uuid: '7c3c8f4e-5d0b-4c1a-9f52-2f1d6a0e9b11', name, rdns: id, icon },
    provider,
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
