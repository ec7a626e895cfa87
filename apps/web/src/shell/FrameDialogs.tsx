import type { useTrading } from '@souk/ui/parts/dialogs/useTrading.js'
import { Suspense } from 'react'
import type { Address } from 'viem'
import {
  CartDialog,
  ChainsDialog,
  FlowsDialog,
  FlowWatch,
  MenuDialog,
  NewsWatch,
  SearchDialog,
  TradeDialog,
  WalletDialog,
} from './lateDialogs.js'
import { useFocusKept } from './useFocusKept.js'
import type { useOpenDialogs } from './useOpenDialogs.js'

/** The dialogs above every page. Each loads when it first opens. */
export function FrameDialogs({ trading, dialogs, account, onNews }: FrameDialogs.Props) {
  const { open, hide } = dialogs
  const { intent } = trading
  useFocusKept(intent !== undefined)
  return (
    <>
      <Suspense>{account && <FlowWatch key={account} account={account} />}</Suspense>
      <Suspense>{account && <NewsWatch key={account} account={account} onCount={onNews} />}</Suspense>
      <Suspense>
        {trading.walletUsed && (
          <WalletDialog
            open={trading.walletOpen}
            onClose={trading.closeWallet}
            onConnected={trading.onConnected}
          />
        )}
        {open.has('search') && <SearchDialog onClose={() => hide('search')} />}
        {open.has('cart') && <CartDialog onClose={() => hide('cart')} />}
        {open.has('chains') && <ChainsDialog onClose={() => hide('chains')} />}
        {open.has('menu') && <MenuDialog onClose={() => hide('menu')} />}
        {open.has('flows') && <FlowsDialog onClose={() => hide('flows')} />}
        {intent && <TradeDialog key={trading.intentKey} intent={intent} onClose={trading.closeTrade} />}
      </Suspense>
    </>
  )
}

export declare namespace FrameDialogs {
  type Props = {
    trading: ReturnType<typeof useTrading>
    dialogs: ReturnType<typeof useOpenDialogs>
    account: Address | undefined
    /** Called with the number of notifications. */
    onNews: (count: number) => void
  }
}
