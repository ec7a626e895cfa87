import { Mint } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { formatMoment, formatRelative } from '@souk/ui/parts/format/formatTime.js'
import { mintWords } from '@souk/ui/parts/i18n/areas/mint.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Stat } from '@souk/ui/parts/kit/Stat.js'
import { Minus, Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'

/** Shows one mint of a collection: its price, its limits, what is left, and how many to mint. */
export function MintBox(props: MintBox.Props) {
  const { mint, now } = props
  const words = useArea(mintWords)
  const status = Mint.statusOf(mint, { now })
  return (
    <section
      aria-label={`${words.title}: ${words.stage[mint.kind]}`}
      className="grid gap-x-10 gap-y-5 rounded-panel border border-line bg-surface p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="min-w-0 space-y-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-xl">{words.title}</h2>
          <Badge tone={status === 'open' ? 'good' : 'quiet'}>{words.status[status]}</Badge>
          <span className="text-sm text-ink-soft">{words.stage[mint.kind]}</span>
          <Time mint={mint} status={status} now={now} />
        </div>
        <Terms mint={mint} />
      </div>
      {status === 'open' && <MintForm {...props} />}
    </section>
  )
}

export declare namespace MintBox {
  type Props = {
    mint: Mint.Mint
    /** In seconds. */
    now: bigint
    isConnected: boolean
    onMint: (quantity: bigint) => void
  }
}

function Time({ mint, status, now }: Pick<MintBox.Props, 'mint' | 'now'> & { status: Mint.Status }) {
  const words = useArea(mintWords)
  const { startTime, endTime } = mint
  const [time, say] =
    status === 'upcoming' ? [startTime, words.opens] : status === 'open' ? [endTime, words.ends] : []
  if (time === undefined || !say) return null
  return (
    <time title={formatMoment(time)} className="text-sm text-ink-soft sm:ml-auto">
      {say(formatRelative(time, now))}
    </time>
  )
}

function Terms({ mint }: Pick<MintBox.Props, 'mint'>) {
  const words = useArea(mintWords)
  const { price, currency, perWallet, left, supply } = mint
  return (
    <div className="min-w-0 space-y-3">
      <dl className="flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8">
        <Stat name={words.price}>
          {price === 0n ? words.free : <Money amount={price} currency={currency} exact />}
        </Stat>
        <Stat name={words.perWallet}>
          {perWallet === undefined ? words.noLimit : formatCount(Number(perWallet))}
        </Stat>
        <Stat name={words.left}>
          {left === undefined || supply === undefined
            ? words.noLimit
            : words.leftOf(formatCount(Number(left)), formatCount(Number(supply)))}
        </Stat>
      </dl>
      {left !== undefined && supply !== undefined && supply > 0n && (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunk">
          <div
            className="h-full rounded-full bg-clay"
            style={{ width: `${Number(((supply - left) * 1_000n) / supply) / 10}%` }}
          />
        </div>
      )}
    </div>
  )
}

/** Chooses how many to mint. An account that cannot mint reads why. */
function MintForm({ mint, isConnected, onMint }: MintBox.Props) {
  const words = useArea(mintWords)
  const [wanted, setWanted] = useState(1n)
  const most = Mint.mostOf(mint)
  const quantity = wanted > most ? most : wanted
  const { minted = 0n, price, currency } = mint
  if (mint.isListed === false) return <p className="text-sm text-ink-soft">{words.notListed}</p>
  if (most === 0n) return <p className="text-sm text-ink-soft">{words.reached}</p>
  return (
    <form
      className="space-y-3 md:w-80"
      onSubmit={(event) => {
        event.preventDefault()
        onMint(quantity)
      }}
    >
      <div className="flex items-center justify-between gap-4">
        <Quantity quantity={quantity} most={most} onChange={setWanted} />
        <p className="text-right">
          <span className="block text-xs text-ink-soft">{words.total}</span>
          <output aria-live="polite" className="figures text-lg font-semibold">
            {price === 0n ? words.free : <Money amount={price * quantity} currency={currency} exact fiat />}
          </output>
        </p>
      </div>
      <Button type="submit" tone="primary" size="l" className="w-full">
        <Sparkles aria-hidden className="size-4" />
        {words.go(quantity)}
      </Button>
      {!isConnected && <p className="text-sm text-ink-soft">{words.connectFirst}</p>}
      {minted > 0n && <p className="text-sm text-ink-soft">{words.minted(minted)}</p>}
    </form>
  )
}

function Quantity({ quantity, most, onChange }: Quantity.Props) {
  const words = useArea(mintWords)
  const set = (next: bigint) => onChange(next < 1n ? 1n : next > most ? most : next)
  return (
    <fieldset aria-label={words.quantity} className="flex items-center gap-1">
      <Button
        aria-label={words.fewer}
        className="size-11 px-0!"
        disabled={quantity <= 1n}
        onClick={() => set(quantity - 1n)}
      >
        <Minus aria-hidden className="size-4" />
      </Button>
      <input
        aria-label={words.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={String(quantity)}
        onChange={({ target: { value } }) => /^\d{1,6}$/.test(value) && set(BigInt(value))}
        className="figures h-11 w-14 rounded-card border border-edge bg-paper text-center text-lg font-semibold"
      />
      <Button
        aria-label={words.more}
        className="size-11 px-0!"
        disabled={quantity >= most}
        onClick={() => set(quantity + 1n)}
      >
        <Plus aria-hidden className="size-4" />
      </Button>
    </fieldset>
  )
}

declare namespace Quantity {
  type Props = { quantity: bigint; most: bigint; onChange: (quantity: bigint) => void }
}
