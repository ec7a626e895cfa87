import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../lazy/whenIdle.js'
import type { TradeIntent } from './TradeIntent.js'

/**
 * Keeps the open trade, and whether the wallet dialog is open. A trade requested without a wallet that can sign waits
 * here until one is connected.
 */
export function useTrading({ canTrade, onCart, preload, onConnect }: useTrading.Options) {
  const [walletOpen, setWalletOpen] = useState(false)
  const [walletUsed, setWalletUsed] = useState(false)
  const [trade, setTrade] = useState<{ intent: TradeIntent; key: number }>()
  const pending = useRef<TradeIntent>(undefined)

  // Loads the dialogs' code early, so that a trade only waits for its data.
  useEffect(() => {
    if (canTrade) whenIdle(preload)
  }, [canTrade, preload])
  const openWallet = useCallback(() => {
    if (onConnect) return onConnect()
    setWalletUsed(true)
    setWalletOpen(true)
  }, [onConnect])
  const openTrade = useCallback((intent: TradeIntent) => {
    setTrade((before) => ({ intent, key: (before?.key ?? 0) + 1 }))
  }, [])
  const api = useMemo(
    () => ({
      openWallet,
      openCart: () => {
        setTrade(undefined)
        onCart()
      },
      trade: (intent: TradeIntent) => {
        if (canTrade) return openTrade(intent)
        pending.current = intent
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

export declare namespace useTrading {
  type Options = {
    /** Whether a wallet is connected that can sign. */
    canTrade: boolean
    /** Opens the cart. Keep its identity. */
    onCart: () => void
    /** Loads the code of the dialogs. Keep its identity. */
    preload: () => void
    /** Opens another dialog of the page instead of ours. Keep its identity. */
    onConnect?: (() => void) | undefined
  }
}
