import './styles/index.css'
import { BaseError, retry } from '@souk/base'
import { createMarketApi, getMarketInfo, type MarketInfo } from '@souk/market'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { BootPage } from './frame/BootPage.js'
import { loadWords } from './words/loadWords.js'
import { pickLanguage } from './words/locale.js'

const retryMs = 2_000

/** The market says which chain and exchange it works with; nothing can be shown truthfully before that. */
async function boot(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  // Trades speak both languages, pages so far one: the other is for those who chose it.
  const language = pickLanguage(window.localStorage, [])
  document.documentElement.lang = language
  const loading = loadWords(language)
  const info = await retry(() => getMarketInfo(createMarketApi({ chain: '', baseUrl: '' })), {
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (error) => (error instanceof BaseError ? retryMs : undefined),
    onRetry: ({ error }) => error instanceof BaseError && root.render(<BootPage problem={error} />),
  })
  root.render(<App info={info} api={toApi(info)} speech={{ language, words: await loading }} />)
}

function toApi(info: MarketInfo) {
  return createMarketApi({ chain: info.chain, baseUrl: '', appId: 'souk-web' })
}

const element = document.getElementById('root')
if (element) await boot(element)
