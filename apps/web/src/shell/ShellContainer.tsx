import { useCart, useFlows } from '@souk/react'
import { TradeDialogsContext } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useTrading } from '@souk/ui/parts/dialogs/useTrading.js'
import { ClockContext } from '@souk/ui/parts/kit/useClock.js'
import { MarketStateContext, useWatchedMarket } from '@souk/ui/parts/market/useMarketState.js'
import { openFlows } from '@souk/ui/parts/records/openFlows.js'
import { Outlet } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTheme } from '../preferences/useTheme.js'
import { BannersContainer } from './BannersContainer.js'
import { FooterContainer } from './FooterContainer.js'
import { FrameDialogs } from './FrameDialogs.js'
import { MenuDialog, preloadTrades, SearchDialog, WalletDialog } from './lateDialogs.js'
import { useSlashKey } from './SearchButton.js'
import { Shell } from './Shell.js'
import { useOpenDialogs } from './useOpenDialogs.js'
import { useShownChain } from './useShownChain.js'
import { useShownWallet } from './useShownWallet.js'

/** The frame with wallet, theme, event stream and dialogs. */
export function ShellContainer() {
  const [theme, onTheme] = useTheme()
  const shown = useShownChain()
  const { wallet, canTrade } = useShownWallet()
  const { state, ahead } = useWatchedMarket(wallet?.address)
  const openCount = openFlows(useFlows().flows).length
  const [newsCount, setNewsCount] = useState(0)
  const cartCount = useCart().cart.lines.length
  const dialogs = useOpenDialogs()
  const { show } = dialogs
  const onSearch = useCallback(() => show('search'), [show])
  const onCart = useCallback(() => show('cart'), [show])
  const trading = useTrading({ canTrade, onCart, preload: preloadTrades })
  useSlashKey(onSearch)
  return (
    <ClockContext value={ahead}>
      <TradeDialogsContext value={trading.api}>
        <Shell
          header={{
            ...shown,
            ...{ state, theme, onTheme, wallet, openFlows: openCount, newsCount, cartCount, onSearch },
            onChains: () => show('chains'),
            onWallet: trading.api.openWallet,
            onWalletIntent: () => void WalletDialog.preload(),
            onFlows: () => show('flows'),
            onCart,
            onSearchIntent: () => void SearchDialog.preload(),
            onMenu: () => show('menu'),
            onMenuIntent: () => void MenuDialog.preload(),
          }}
          banner={<BannersContainer state={state} />}
          footer={<FooterContainer />}
        >
          <MarketStateContext value={state}>
            <Outlet />
          </MarketStateContext>
        </Shell>
        <FrameDialogs trading={trading} dialogs={dialogs} account={wallet?.address} onNews={setNewsCount} />
      </TradeDialogsContext>
    </ClockContext>
  )
}
