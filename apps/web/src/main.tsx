import './styles/index.css'
import { BaseError, retry } from '@souk/base'
import { createMarketApi, getMarketInfo, type MarketInfo } from '@souk/market'
import { createRoot } from 'react-dom/client'
import type { CreateConnectorFn } from 'wagmi'
import { App } from './App.js'
import { BootPage } from './frame/BootPage.js'
import { loadWords } from './words/loadWords.js'
import { pickLanguage } from './words/locale.js'

const retryMs = 2_000

/** The market says which chain and exchange it works with; nothing can be shown truthfully before that. */
async function boot(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  const language = pickLanguage(window.localStorage, [])
  document.documentElement.lang = language
  const loading = loadWords(language)
  const info = await retry(() => getMarketInfo(createMarketApi({ chain: '', baseUrl: '' })), {
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (error) => (error instanceof BaseError ? retryMs : undefined),
    onRetry: ({ error }) => {
      if (error instanceof BaseError)
        void loading.then((words) => root.render(<BootPage problem={error} words={words} />))
    },
  })
  const [words, connectors] = await Promise.all([loading, loadConnectors(info)])
  root.render(<App info={info} api={toApi(info)} connectors={connectors} speech={{ language, words }} />)
}

/** Few markets set any up, so their code comes only then. */
async function loadConnectors({ wallets }: MarketInfo): Promise<readonly CreateConnectorFn[]> {
  if (!wallets) return []
  const { offeredConnectors } = await import('./wallet/offeredConnectors.js')
  return offeredConnectors(wallets)
}

function toApi(info: MarketInfo) {
  return createMarketApi({ chain: info.chain, baseUrl: '', appId: 'souk-web' })
}

const element = document.getElementById('root')
if (element) await boot(element)
