import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Button, buttonClass } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { Dialog } from '../ui/Dialog.js'
import { Facts } from '../ui/Facts.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import { Spinner } from '../ui/Spinner.js'
import { useWords } from '../words/useWords.js'

/** Choosing a wallet, and once chosen, seeing it. */
export function WalletDialog(props: WalletDialog.Props) {
  const { open, onClose, wallet } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={wallet ? 'Your wallet' : 'Connect a wallet'}
      description={wallet ? wallet.name : 'Looking around needs none. Buying and listing do.'}
    >
      <div className="space-y-6">
        {wallet ? <Connected {...props} wallet={wallet} /> : <Wallets {...props} />}
        {props.demoWallets.length > 0 && <DemoWallets {...props} />}
      </div>
    </Dialog>
  )
}

export declare namespace WalletDialog {
  type Choice = { id: string; name: string; icon?: string; detail?: string }
  type Wallet = {
    name: string
    address: string
    balances: readonly { amount: bigint; currency: { symbol: string; decimals: number } }[]
  }
  type Props = {
    open: boolean
    onClose: () => void
    wallets: readonly Choice[]
    /** Wallets of the local chain with play money; empty elsewhere. */
    demoWallets: readonly Choice[]
    onConnect: (id: string) => void
    /** The wallet that is being asked. */
    connectingId: string | undefined
    problem: string | undefined
    wallet: Wallet | undefined
    onWrap: () => void
    onDisconnect: () => void
  }
}

function Wallets({ wallets, problem, demoWallets, ...props }: WalletDialog.Props) {
  return (
    <div className="space-y-3">
      {problem && (
        <Notice tone="warn" live>
          {problem}
        </Notice>
      )}
      {wallets.length > 0 ? (
        <Choices label="Wallets in this browser" choices={wallets} {...props} />
      ) : (
        <Notice tone="info" title="No wallet found in this browser">
          {demoWallets.length > 0
            ? 'Take one of the demo wallets below, or install a browser wallet and reload.'
            : 'Install a browser wallet such as MetaMask or Rabby, then reload this page.'}
        </Notice>
      )}
    </div>
  )
}

function DemoWallets({ demoWallets, ...props }: WalletDialog.Props) {
  return (
    <section aria-label="Demo wallets" className="space-y-2.5">
      <h3 className="text-lg">Demo wallets</h3>
      <p className="text-sm text-ink-soft">
        Play money on this local chain. Their keys are public: never send anything real to them.
      </p>
      <Choices label="Demo wallets" choices={demoWallets} {...props} />
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
  const { wrap } = useWords()
  return (
    <div className="space-y-4">
      <div className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: 'Address', value: <CopyText value={wallet.address} label="wallet address" /> },
            ...wallet.balances.map(({ amount, currency }) => ({
              name: `Balance, ${currency.symbol}`,
              value: <Money amount={amount} currency={currency} />,
            })),
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <Link to="/me" onClick={onClose} className={buttonClass('primary')}>
          My items
        </Link>
        <Button onClick={onWrap}>{wrap.open}</Button>
        <Button onClick={onDisconnect}>Disconnect</Button>
      </div>
    </div>
  )
}
