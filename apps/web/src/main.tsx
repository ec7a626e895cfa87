import './styles/index.css'
import { BaseError, loadCode, retry } from '@souk/base'
import { createMarketApi, getMarketInfo, type MarketInfo } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { pickLanguage } from '@souk/ui/parts/i18n/language/locale.js'
import { adoptStored } from '@souk/ui/parts/kit/chainStorage.js'
import { chainPathOf } from '@souk/ui/parts/kit/marketPath.js'
import { createRoot } from 'react-dom/client'
import type { CreateConnectorFn } from 'wagmi'
import { App } from './App.js'
import { isDefaultChain } from './market/chainsOf.js'
import { keepInfo, readKeptInfo } from './market/keptInfo.js'
import { fetchPage } from './router.js'
import { BootPage } from './shell/BootPage.js'

const retryMs = 2_000

/** A market with several chains serves the app for each of them below another path. */
const base = chainPathOf(window.location.pathname)

/**
 * The market tells the chain and exchange to use, and the app can show nothing correct before that. While the market
 * does not answer, the app opens with its last known configuration.
 */
async function boot(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  const language = pickLanguage(window.localStorage, navigator.languages)
  document.documentElement.lang = language
  const open = async (info: MarketInfo) => {
    if (isDefaultChain(info)) adoptStored(window.localStorage, info.chainId)
    const connectors = await loadConnectors(info, show)
    root.render(<App info={info} api={toApi(info)} connectors={connectors} language={language} />)
  }
  const show = (problem: BaseError) => root.render(<BootPage {...{ problem, language, base }} />)
  const kept = readKeptInfo(window.localStorage, base)
  let isOpen = false
  const asked = askMarket((problem) => {
    if (isOpen) return
    if (!kept) return show(problem)
    isOpen = true
    void open(kept)
  })
  // A browser takes time to load its number formats, and has it until the market answers.
  formatCount(0)
  const info = await asked
  const isNew = keepInfo(window.localStorage, info, base)
  if (!isOpen) await open(info)
  // The app started with an outdated configuration: its wallets and trades were set up for another one.
  else if (isNew) window.location.reload()
}

/** @param onProblem - Called each time the market did not answer, before the retry. */
function askMarket(onProblem: (problem: BaseError) => void): Promise<MarketInfo> {
  return keepAsking(() => getMarketInfo(createMarketApi({ chain: '', baseUrl: base })), onProblem)
}

function keepAsking<value>(
  ask: () => Promise<value>,
  onProblem: (problem: BaseError) => void,
): Promise<value> {
  return retry(ask, {
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (error) => (error instanceof BaseError ? retryMs : undefined),
    onRetry: ({ error }) => {
      if (error instanceof BaseError) onProblem(error)
    },
  })
}

/** Few markets offer extra wallets, so their code only loads when needed. */
async function loadConnectors(
  { wallets }: MarketInfo,
  onProblem: (problem: BaseError) => void,
): Promise<readonly CreateConnectorFn[]> {
  if (!wallets) return []
  const { offeredConnectors } = await keepAsking(
    () => loadCode(() => import('./wallet/offeredConnectors.js')),
    onProblem,
  )
  return offeredConnectors(wallets)
}

function toApi(info: MarketInfo) {
  return createMarketApi({ chain: info.chain, baseUrl: base, appId: 'souk-web' })
}

/** Makes the app installable and available offline. Not during development, where the page has to be current. */
function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    // The app works without it, and a private window may refuse.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}

keepFiles()
fetchPage(window.location.pathname.slice(base.length))
const element = document.getElementById('root')
// Not awaited: code that loads later waits for this module to finish, and the market may not answer for long.
if (element) boot(element).catch(reportError)
