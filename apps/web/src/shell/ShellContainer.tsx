import { useCart, useFlows } from '@souk/react'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useConnection, useSwitchChain } from 'wagmi'
import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { TradeDialogsContext } from '../dialogs/useTradeDialogs.js'
import { isOpen } from '../flows/isOpen.js'
import { lateComponent } from '../lazy/lateComponent.js'
import { lateDialog } from '../lazy/lateDialog.js'
import { whenIdle } from '../lazy/whenIdle.js'
import { useInfo } from '../market/useInfo.js'
import { MarketStateContext, useWatchedMarket } from '../market/useMarketState.js'
import { useTheme } from '../preferences/useTheme.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { demoConnectorType } from '../wallet/demoConnector.js'
import { watchConnectorType } from '../wallet/watchConnector.js'
import { MarketBanner } from './MarketBanner.js'
import { NetworkBanner } from './NetworkBanner.js'
import { useSlashKey } from './SearchButton.js'
import { Shell } from './Shell.js'

const WalletDialog = lateDialog(
  async () => (await import('../wallet/WalletDialogContainer.js')).WalletDialogContainer,
)
const CartDialog = lateDialog(
  async () => (await import('../cart/CartDialogContainer.js')).CartDialogContainer,
)
const SearchDialog = lateDialog(async () => (await import('../search/SearchDialog.js')).SearchDialog)
const MenuDialog = lateDialog(async () => (await import('./MenuDialog.js')).MenuDialog)
/** Nobody waits for it, and nobody misses it while its code does not come. */
const NewsWatch = lateComponent(
  async () => (await import('../notifications/NewsWatch.js')).NewsWatch,
  () => null,
)
const FlowsDialog = lateDialog(async () => (await import('../flows/FlowsDialog.js')).FlowsDialog)
const TradeDialog = lateDialog(
  async () => (await import('../trade/TradeDialogContainer.js')).TradeDialogContainer,
)

/** The frame with its wallet, its theme, its live connection and its dialogs. */
export function ShellContainer() {
  const info = useInfo()
  const state = useWatchedMarket()
  const [theme, setTheme] = useTheme()
  const connection = useConnection()
  const canTrade = connection.address !== undefined && connection.connector?.type !== watchConnectorType
  const desk = useDialogs(canTrade)
  const networkName = chainName(info)
  const openFlows = useFlows().flows.filter(isOpen).length
  const [flowsOpen, setFlowsOpen] = useState(false)
  const [newsCount, setNewsCount] = useState(0)
  const { cart } = useCart()
  const [cartOpen, setCartOpen] = useState(false)
  const [menuOpen, setMenuOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)
  const openSearch = useCallback(() => setSearchOpen(true), [])
  useSlashKey(openSearch)
  return (
    <TradeDialogsContext value={desk.api}>
      <Shell
        header={{
          networkName,
          state,
          theme,
          onTheme: setTheme,
          wallet: connection.address && {
            name: connection.connector?.name ?? 'Wallet',
            address: connection.address,
            isDemo: connection.connector?.type === demoConnectorType,
          },
          onWallet: desk.api.openWallet,
          onWalletIntent: () => void WalletDialog.preload(),
          openFlows,
          newsCount,
          onFlows: () => setFlowsOpen(true),
          cartCount: cart.lines.length,
          onCart: () => setCartOpen(true),
          onSearch: openSearch,
          onSearchIntent: () => void SearchDialog.preload(),
          onMenu: () => setMenuOpen(true),
          onMenuIntent: () => void MenuDialog.preload(),
        }}
        banner={
          <>
            <NetworkBannerContainer networkName={networkName} />
            {state === 'away' && <MarketBannerContainer />}
          </>
        }
        footer={{ marketName: info.name, networkName, chainId: info.chainId, seaport: info.seaport }}
      >
        <MarketStateContext value={state}>
          <Outlet />
        </MarketStateContext>
      </Shell>
      <Suspense>
        {connection.address && (
          <NewsWatch key={connection.address} account={connection.address} onCount={setNewsCount} />
        )}
      </Suspense>
      <Suspense>
        {desk.walletUsed && (
          <WalletDialog open={desk.walletOpen} onClose={desk.closeWallet} onConnected={desk.onConnected} />
        )}
        {searchOpen && <SearchDialog onClose={() => setSearchOpen(false)} />}
        {cartOpen && <CartDialog onClose={() => setCartOpen(false)} />}
        {menuOpen && <MenuDialog onClose={() => setMenuOpen(false)} />}
        {flowsOpen && <FlowsDialog onClose={() => setFlowsOpen(false)} />}
        {desk.intent && <TradeDialog key={desk.intentKey} intent={desk.intent} onClose={desk.closeTrade} />}
      </Suspense>
    </TradeDialogsContext>
  )
}

/** Which dialog is open. A trade wished for without a wallet that signs waits here until one is connected, then goes on. */
function useDialogs(canTrade: boolean) {
  const [walletOpen, setWalletOpen] = useState(false)
  const [walletUsed, setWalletUsed] = useState(false)
  const [trade, setTrade] = useState<{ intent: TradeIntent; key: number }>()
  const pending = useRef<TradeIntent>(undefined)

  // Whoever can trade will, and waits then for nothing but what has to be read.
  useEffect(() => {
    if (canTrade) whenIdle(() => void TradeDialog.preload())
  }, [canTrade])
  const openWallet = useCallback(() => {
    setWalletUsed(true)
    setWalletOpen(true)
  }, [])
  const openTrade = useCallback((intent: TradeIntent) => {
    setTrade((before) => ({ intent, key: (before?.key ?? 0) + 1 }))
  }, [])
  const api = useMemo(
    () => ({
      openWallet,
      trade: (intent: TradeIntent) => {
        if (canTrade) return openTrade(intent)
        pending.current = intent
        openWallet()
      },
    }),
    [canTrade, openWallet, openTrade],
  )
  const closeWallet = () => {
    pending.current = undefined
    setWalletOpen(false)
  }
  const onConnected = () => {
    const intent = pending.current
    closeWallet()
    if (intent) openTrade(intent)
  }
  return {
    api,
    walletOpen,
    walletUsed,
    closeWallet,
    onConnected,
    intent: trade?.intent,
    intentKey: trade?.key,
    closeTrade: () => setTrade(undefined),
  }
}

/** Asks again for all that the page shows. */
function MarketBannerContainer() {
  const queryClient = useQueryClient()
  const busy = useIsFetching() > 0
  return <MarketBanner busy={busy} onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
}

function NetworkBannerContainer({ networkName }: { networkName: string }) {
  const info = useInfo()
  const connection = useConnection()
  const switchChain = useSwitchChain()
  if (connection.status !== 'connected' || connection.chainId === info.chainId) return null
  return (
    <NetworkBanner
      networkName={networkName}
      onSwitch={() => switchChain.mutate({ chainId: info.chainId })}
      switching={switchChain.isPending}
      failed={switchChain.isError}
    />
  )
}
