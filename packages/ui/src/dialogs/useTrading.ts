import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../lazy/whenIdle.js'
import type { TradeIntent } from './TradeIntent.js'
import type { TradeDialogs } from './useTradeDialogs.js'

/**
 * Keeps the open trade, and whether the wallet dialog is open. A trade requested without a wallet that can sign waits
 * here until one is connected.
 */
export function useTrading({ canTrade, onCart, preload, onConnect }: useTrading.Options) {
  const [walletOpen, setWalletOpen] = useState(false)
  const [walletUsed, setWalletUsed] = useState(false)
  const [trade, setTrade] = useState<Wanted & { key: number }>()
  const pending = useRef<Pending>(undefined)

  // Loads the dialogs' code early, so that a trade only waits for its data.
  useEffect(() => {
    if (canTrade && preload) whenIdle(preload)
  }, [canTrade, preload])
  const openWallet = useCallback(() => {
    if (onConnect) return onConnect()
    setWalletUsed(true)
    setWalletOpen(true)
  }, [onConnect])
  const openTrade = useCallback((wanted: Wanted) => {
    setTrade((before) => ({ ...wanted, key: (before?.key ?? 0) + 1 }))
  }, [])
  const api = useMemo(
    (): TradeDialogs => ({
      openWallet,
      openCart: () => {
        setTrade(undefined)
        onCart()
      },
      trade: (intent, onDone) => {
        if (canTrade) return openTrade({ intent, onDone })
        const pressed = document.activeElement
        pending.current = { intent, onDone, pressed, sinceMs: performance.now() }
        openWallet()
      },
    }),
    [canTrade, onCart, openWallet, openTrade],
  )
  const closeWallet = () => {
    pending.current = undefined
    setWalletOpen(false)
  }
  const onConnected = () => {
    const waiting = pending.current
    closeWallet()
    if (!waiting || performance.now() - waiting.sinceMs > patienceMs) return
    // When the trade is closed, the focus returns to where it began. The page's own dialog may have moved it.
    if (waiting.pressed instanceof HTMLElement) waiting.pressed.focus({ preventScroll: true })
    openTrade(waiting)
  }
  return {
    api,
    walletOpen,
    walletUsed,
    closeWallet,
    onConnected,
    intent: trade?.intent,
    intentKey: trade?.key,
    onDone: trade?.onDone,
    closeTrade: () => setTrade(undefined),
  }
}

type Wanted = { intent: TradeIntent; onDone: Parameters<TradeDialogs['trade']>[1] }

/** A trade that waits for a wallet, and the element that was pressed. */
type Pending = Wanted & { pressed: Element | null; sinceMs: number }

/**
 * How long a trade waits for a wallet. A page's own dialog does not say that it was closed, and a trade must not appear when
 * the visitor connects for another reason later.
 */
const patienceMs = 180_000

export declare namespace useTrading {
  type Options = {
    /** Whether a wallet is connected that can sign. */
    canTrade: boolean
    /** Opens the cart. Keep its identity. */
    onCart: () => void
    /** Loads the code of the dialogs, once a wallet is connected and the browser is idle. Keep its identity. @default nothing */
    preload?: () => void
    /** Opens another dialog of the page instead of ours. Keep its identity. */
    onConnect?: (() => void) | undefined
  }
}
