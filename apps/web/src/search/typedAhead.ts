/** Where a key belongs to what has the focus. */
const controls = 'input, textarea, select, button, a'

let text = ''
let stop: (() => void) | undefined

/**
 * Collects what a visitor types until a field takes the focus, so that nothing is lost while the field's code loads.
 * The space bar does not scroll the page meanwhile. Escape, a pointer, or the focus on another control ends it.
 */
export function collectTyped(): void {
  stopCollecting()
  const ends = new AbortController()
  const options = { capture: true, signal: ends.signal }
  stop = () => ends.abort()
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('pointerdown', stopCollecting, options)
  document.addEventListener('focusin', onFocusIn, options)
}

/** Returns what was typed since `collectTyped`, once. */
export function takeTyped(): string {
  const taken = text
  stopCollecting()
  return taken
}

function stopCollecting(): void {
  stop?.()
  stop = undefined
  text = ''
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') stopCollecting()
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const next = typedWith(event.key)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  text = next
}

function typedWith(key: string): string | undefined {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : undefined
}

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(controls)) return
  // The field itself takes the text, right after this.
  if (!target.matches('[role=dialog] input')) stopCollecting()
}
