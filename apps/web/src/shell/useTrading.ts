import type { TradeIntent } from '@souk/ui/parts/dialogs/TradeIntent.js'
import { whenIdle } from '@souk/ui/parts/lazy/whenIdle.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { TradeDialog } from './lateDialogs.js'

/**
 * Keeps the open trade, and whether the wallet dialog is open. A trade requested without a wallet that can sign waits
 * here until one is connected.
 */
export function useTrading({ canTrade, onCart }: { canTrade: boolean; onCart: () => void }) {
  const [walletOpen, setWalletOpen] = useState(false)
  const [walletUsed, setWalletUsed] = useState(false)
  const [trade, setTrade] = useState<{ intent: TradeIntent; key: number }>()
  const pending = useRef<TradeIntent>(undefined)

  // Loads the dialogs' code early, so that a trade only waits for its data.
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
