import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TradeDone } from '../dialogs/TradeDone.js'
import { useTrading } from '../dialogs/useTrading.js'
import { usePortalContainer } from '../kit/usePortalContainer.js'
import { lateComponent } from '../lazy/lateComponent.js'
import { lateDialog } from '../lazy/lateDialog.js'
import { useWatchedMarket } from '../market/useMarketState.js'
import { DoneContext } from '../trade/shared/DoneContext.js'
import { useConnection } from '../wallet/useConnection.js'
import type { Parts } from './MarketContext.js'

const TradeDialog = lateDialog(async () => (await import('./TradeDesk.js')).TradeDesk)
const CartDialog = lateDialog(
  async () => (await import('../cart/CartDialogContainer.js')).CartDialogContainer,
)
const ConnectDialog = lateDialog(async () => (await import('./ConnectDialog.js')).ConnectDialog)
const LeftDesk = lateComponent(
  async () => (await import('./LeftDesk.js')).LeftDesk,
  () => null,
)
const preload = () => void TradeDialog.preload()

/** Follows the market, and shows its dialogs. There is one for all components of a market. */
export function Desk({ onConnect, onDone, onLive, hasTrades }: Desk.Props) {
  const { address } = useConnection()
  const { state, ahead } = useWatchedMarket(address)
  const [isCartOpen, setCartOpen] = useState(false)
  const onCart = useCallback(() => setCartOpen(true), [])
  const connect = useLatest(onConnect)
  const hasOwn = onConnect !== undefined
  const askPage = useMemo(() => (hasOwn ? () => connect.current?.() : undefined), [hasOwn, connect])
  const trading = useTrading({ canTrade: address !== undefined, onCart, onConnect: askPage })
  const { api, intent, walletOpen, onConnected, closeTrade } = trading
  const container = usePortalContainer()
  const [leftView, setLeftView] = useState<Pick<Parts, 'Left'>>()
  const onReady = useCallback((Left: Parts['Left']) => setLeftView({ Left }), [])
  // A dialog says itself how its trade is.
  const Left = intent || isCartOpen ? undefined : leftView?.Left
  useEffect(() => onLive({ state, ahead, dialogs: api, preload, Left }), [state, ahead, api, Left, onLive])
  const connected = useLatest(onConnected)
  // The page's own way to connect says nothing when it is done, but wagmi does.
  useEffect(() => {
    if (address) connected.current()
  }, [address, connected])
  if (!container) return null
  return createPortal(
    <DoneContext
      value={(done) => {
        trading.onDone?.(done)
        onDone(done)
      }}
    >
      <Suspense>
        {walletOpen && <ConnectDialog onClose={trading.closeWallet} />}
        {isCartOpen && <CartDialog onClose={() => setCartOpen(false)} />}
        {intent && <TradeDialog key={trading.intentKey} intent={intent} onClose={closeTrade} />}
      </Suspense>
      <Suspense>{hasTrades && <LeftDesk onReady={onReady} />}</Suspense>
    </DoneContext>,
    container,
  )
}

/** Keeps a function of the page, which may be another one with each render. */
function useLatest<value>(value: value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

export declare namespace Desk {
  type Props = {
    /** Opens the page's own dialog to connect a wallet. @default a list of wagmi's connectors */
    onConnect: (() => void) | undefined
    onDone: (done: TradeDone) => void
    onLive: (live: Pick<Parts, 'state' | 'ahead' | 'dialogs' | 'preload' | 'Left'>) => void
    /** Whether this browser has trades of the market. */
    hasTrades: boolean
  }
}
