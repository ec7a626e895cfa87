// The page that connects a wallet of the browser with a command in a terminal. Plain JavaScript: the program serves this
// file as it is. Everything that comes from elsewhere is shown as text, never as HTML.

/**
 * @typedef {{ request: (request: { method: string, params?: unknown }) => Promise<unknown>,
 *   on?: (event: string, listener: (value: unknown) => void) => void }} Provider
 * @typedef {{ name: string, meaning: string }} Step
 * @typedef {{ severity: string, text: string, advice?: string }} Finding
 * @typedef {{ title: string, rows: [string, string][], steps: Step[], findings: Finding[] }} Review
 * @typedef {{ type: 'account', address: string } | { type: 'problem' | 'end', text: string }
 *   | { type: 'review', review: Review, severities: Record<string, string> }
 *   | { type: 'request', id: number, method: string, params: unknown[], text: string }} Message
 */

/** What the command may ask of a wallet. */
const methods = [
  'eth_chainId',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.25rem; } h2 { font-size: 1.1rem; margin-bottom: 0.25rem; } h3 { font-size: 1rem; margin-bottom: 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; }
  dt { opacity: 0.75; } dd { margin: 0; }
  button { font: inherit; padding: 0.6rem 1rem; margin: 0 0.5rem 0.5rem 0; min-height: 2.75rem; }
  [role=status] { font-weight: 600; border-inline-start: 4px solid; padding-inline-start: 0.75rem; white-space: pre-line; }
`

/** @type {Map<string, { name: string, provider: Provider }>} */
const wallets = new Map()
const state = {
  token: '',
  /** @type {Provider | undefined} */
  wallet: undefined,
  isAsking: false,
  isOver: false,
}

/**
 * @param {string} tag
 * @param {string | readonly Node[]} [content]
 */
function element(tag, content = '') {
  const made = document.createElement(tag)
  if (typeof content === 'string') made.textContent = content
  else made.append(...content)
  return made
}

const status = element('p')
status.setAttribute('role', 'status')
const places = { wallets: element('div'), account: element('p'), review: element('section') }

/** @param {string} text */
function say(text) {
  status.textContent = text
}

/**
 * @param {string} path
 * @param {object} [body]
 */
function send(path, body = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${state.token}` }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function showWallets() {
  const buttons = [...wallets.values()].map(({ name, provider }) => {
    const button = element('button', `Connect ${name}`)
    button.addEventListener('click', () => connect(name, provider))
    return button
  })
  places.wallets.replaceChildren(...buttons)
  say(
    buttons.length > 0
      ? 'Choose the wallet that the command in your terminal may ask.'
      : 'This browser has no wallet. Close this page, and open the address that the terminal then shows in a browser that has one.',
  )
}

/**
 * @param {string} name
 * @param {Provider} provider
 */
async function connect(name, provider) {
  try {
    say(`Confirm in ${name}.`)
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    state.wallet = provider
    provider.on?.('accountsChanged', (changed) =>
      send('/tell', { type: 'connected', name, accounts: changed }),
    )
    await send('/tell', { type: 'connected', name, accounts })
  } catch (error) {
    say(`The wallet did not connect: ${toFailure(error).message}`)
  }
}

/**
 * @param {any} error
 * @returns {{ code: number, message: string }}
 */
function toFailure(error) {
  const code = error?.data?.originalError?.code ?? error?.code
  const message = String(error?.message ?? 'It gave no reason.').slice(0, 1_000)
  return { code: Number.isSafeInteger(code) ? code : -32_603, message }
}

/** @param {Extract<Message, { type: 'request' }>} message */
async function ask({ id, method, params, text }) {
  if (text) say(text)
  state.isAsking = true
  try {
    if (!methods.includes(method)) throw new Error(`The page passes no ${method} on.`)
    const result = await state.wallet?.request({ method, params })
    if (text) say('The wallet answered. The terminal shows how it goes on.')
    await send('/tell', { type: 'answer', id, result: result ?? null })
  } catch (error) {
    const failure = toFailure(error)
    if (text) say(`The wallet answered: ${failure.message}`)
    await send('/tell', { type: 'failure', id, ...failure })
  } finally {
    state.isAsking = false
  }
}

/** @param {Extract<Message, { type: 'review' }>} message */
function showReview({ review, severities }) {
  const rows = review.rows.flatMap(([name, value]) => [element('dt', name), element('dd', value)])
  const steps = review.steps.map(({ name, meaning }) =>
    element('li', [element('strong', name), element('p', meaning)]),
  )
  const findings = review.findings.map(({ severity, text, advice }) =>
    element('li', [
      element('strong', `${severities[severity] ?? severity}: ${text}`),
      ...(advice ? [element('p', advice)] : []),
    ]),
  )
  places.review.replaceChildren(
    element('h2', review.title),
    element('dl', rows),
    ...(steps.length > 0 ? [element('h3', 'What you confirm'), element('ol', steps)] : []),
    ...(findings.length > 0 ? [element('h3', 'Before you continue'), element('ul', findings)] : []),
  )
  say('Read this, and answer in the terminal.')
}

/** @param {Message} message */
function hear(message) {
  switch (message.type) {
    case 'account':
      places.wallets.replaceChildren()
      places.account.textContent = `Connected: ${message.address}`
      return say('Connected. The terminal shows how it goes on.')
    case 'problem':
      return say(message.text)
    case 'review':
      return showReview(message)
    case 'request':
      // Not awaited: the page hears on while the wallet is asked.
      ask(message).catch(() => {})
      return
    case 'end':
      state.isOver = true
      return say(`${message.text}\nYou can close this page.`)
  }
}

async function listen() {
  const { body, ok } = await send('/listen')
  if (!ok || !body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') hear(JSON.parse(line))
  }
}

function findWallets() {
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = /** @type {CustomEvent} */ (event).detail
    wallets.delete('injected')
    wallets.set(String(info.uuid), { name: String(info.name).slice(0, 40), provider })
    if (!state.wallet) showWallets()
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  const injected = /** @type {any} */ (window).ethereum
  if (injected && wallets.size === 0)
    wallets.set('injected', { name: 'the wallet of this browser', provider: injected })
  showWallets()
}

async function start() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
  document.body.append(
    element('main', [element('h1', 'Souk: your wallet'), status, ...Object.values(places)]),
  )
  addEventListener('beforeunload', (event) => {
    if (state.isAsking && !state.isOver) event.preventDefault()
  })
  const secret = location.hash.slice(1)
  history.replaceState(undefined, '', '/')
  const claimed = await send('/claim', { secret })
  if (!claimed.ok)
    return say(
      'This address was used before. Open the last one that the terminal shows. If you did not use it, end the command with Ctrl-C.',
    )
  state.token = (await claimed.json()).token
  findWallets()
  await listen().catch(() => {})
  if (!state.isOver) say('The command has ended. Look at the terminal.')
}

await start()
