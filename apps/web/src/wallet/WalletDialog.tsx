import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { SidePanel } from '@souk/ui/parts/kit/SidePanel.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { walletWords } from '../i18n/areas/wallet.js'
import { WatchForm } from './WatchForm.js'

const QrCode = latePart(async () => (await import('./QrCode.js')).QrCode)

/** The dialog to choose a wallet, and to show the connected one. */
export function WalletDialog(props: WalletDialog.Props) {
  const { open, onClose, wallet } = props
  const words = useArea(walletWords)
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={wallet ? words.yours : words.choose}
      description={wallet ? wallet.name : words.chooseWhy}
    >
      <div className="space-y-6">
        {wallet && <Connected {...props} wallet={wallet} />}
        {(!wallet || wallet.isWatched) && <Wallets {...props} />}
        {props.scanUri && <ScanCode uri={props.scanUri} />}
        {props.otherWallets.length > 0 && (
          <section aria-label={words.others} className="space-y-2.5">
            <h3 className="text-lg">{words.others}</h3>
            <Choices {...props} label={words.others} choices={props.otherWallets} onConnect={props.onUse} />
          </section>
        )}
        {props.demoWallets.length > 0 && <DemoWallets {...props} />}
        {!wallet && <WatchForm onWatch={props.onWatch} />}
      </div>
    </SidePanel>
  )
}

export declare namespace WalletDialog {
  type Choice = { id: string; name: string; icon?: string; detail?: string }
  type Wallet = {
    name: string
    address: string
    /** Whether it is an address without its key. */
    isWatched: boolean
    balances: readonly { amount: bigint; currency: { symbol: string; decimals: number } }[]
  }
  type Props = {
    open: boolean
    onClose: () => void
    wallets: readonly Choice[]
    /** Wallets on a phone, in a Safe, or with a passkey, as the market's operator has configured. */
    offeredWallets: readonly Choice[]
    /** Connected wallets that are not in use. */
    otherWallets: readonly Choice[]
    /** Wallets of the local chain with play money; empty elsewhere. */
    demoWallets: readonly Choice[]
    onConnect: (id: string) => void
    onUse: (id: string) => void
    onWatch: (address: Address) => void
    /** The URI for a wallet on a phone to scan. */
    scanUri: string | undefined
    /** The wallet that is connecting. */
    connectingId: string | undefined
    problem: string | undefined
    wallet: Wallet | undefined
    onWrap: () => void
    onDisconnect: () => void
  }
}

function Wallets({ wallets, problem, demoWallets, offeredWallets, ...props }: WalletDialog.Props) {
  const words = useArea(walletWords)
  return (
    <div className="space-y-3">
      {problem && (
        <Notice tone="warn" live>
          {problem}
        </Notice>
      )}
      {wallets.length > 0 ? (
        <Choices label={words.inBrowser} choices={wallets} {...props} />
      ) : (
        offeredWallets.length === 0 && (
          <Notice tone="info" title={words.noneFound}>
            {demoWallets.length > 0 ? words.noneFoundDemo : words.noneFoundInstall}
          </Notice>
        )
      )}
      {offeredWallets.length > 0 && <Choices label={words.elsewhere} choices={offeredWallets} {...props} />}
    </div>
  )
}

function DemoWallets({ demoWallets, ...props }: WalletDialog.Props) {
  const words = useArea(walletWords)
  return (
    <section aria-label={words.demo} className="space-y-2.5">
      <h3 className="text-lg">{words.demo}</h3>
      <p className="text-sm text-ink-soft">{words.demoMeaning}</p>
      <Choices label={words.demo} choices={demoWallets} {...props} />
    </section>
  )
}

function Choices({
  label,
  choices,
  onConnect,
  connectingId,
}: Pick<WalletDialog.Props, 'onConnect' | 'connectingId'> & {
  label: string
  choices: readonly WalletDialog.Choice[]
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            onClick={() => onConnect(choice.id)}
            className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-2"
          >
            {choice.icon ? (
              <img src={choice.icon} alt="" width={32} height={32} className="size-8 rounded-chip" />
            ) : (
              <span
                aria-hidden
                className="grid size-8 place-items-center rounded-chip bg-clay-wash font-display text-base font-semibold text-clay"
              >
                {choice.name.charAt(0)}
              </span>
            )}
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{choice.name}</span>
              {choice.detail && <span className="figures block text-xs text-ink-soft">{choice.detail}</span>}
            </span>
            {connectingId === choice.id ? (
              <Spinner />
            ) : (
              <ChevronRight aria-hidden className="size-4.5 text-ink-soft" />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Connected({
  wallet,
  onWrap,
  onDisconnect,
  onClose,
}: WalletDialog.Props & { wallet: WalletDialog.Wallet }) {
  const { wrap } = useTradeWords()
  const words = useArea(walletWords)
  return (
    <div className="space-y-4">
      {wallet.isWatched && <Notice tone="info">{words.watching}</Notice>}
      <div className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: words.address, value: <CopyText value={wallet.address} label={words.addressLabel} /> },
            ...wallet.balances.map(({ amount, currency }) => ({
              name: words.balance(currency.symbol),
              value: <Money amount={amount} currency={currency} />,
            })),
          ]}
        />
      </div>
      {/* Three in a row would not fit a phone in every language. */}
      <div className="grid grid-cols-[1fr_auto] gap-2.5 *:whitespace-nowrap">
        <Link
          to="/me"
          onClick={onClose}
          className={`${buttonClass('primary')} ${wallet.isWatched ? '' : 'col-span-full'}`}
        >
          {words.items}
        </Link>
        {!wallet.isWatched && <Button onClick={onWrap}>{wrap.open}</Button>}
        <Button onClick={onDisconnect}>{words.disconnect}</Button>
      </div>
    </div>
  )
}

/** Shows a code for a wallet on another device, and a link for one on this device. */
function ScanCode({ uri }: { uri: string }) {
  const words = useArea(walletWords)
  return (
    <section aria-label={words.scan} className="space-y-3 rounded-card border border-line p-4 text-center">
      <h3 className="text-lg">{words.scan}</h3>
      <p className="text-sm text-ink-soft">{words.scanMeaning}</p>
      <Suspense fallback={<div className="skeleton mx-auto aspect-square w-full max-w-72" />}>
        <QrCode text={uri} label={words.scanLabel} />
      </Suspense>
      <CopyText value={uri} label={words.scanLink} text={words.scanCopy} />
    </section>
  )
}
