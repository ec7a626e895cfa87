/** Asks whether the wallet signs each order of several by itself. */
export function OneByOne({ words, count, checked, onChange }: OneByOne.Props) {
  return (
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange({ oneByOne: event.target.checked })}
        className="mt-0.5 size-5 shrink-0 accent-clay"
      />
      <span>
        <span className="font-semibold">{words.wallet}</span>
        <span className="block text-ink-soft">{words.walletHint(count)}</span>
      </span>
    </label>
  )
}

export declare namespace OneByOne {
  type Props = {
    words: { wallet: string; walletHint: (count: number) => string }
    /** The number of orders. */
    count: number
    checked: boolean
    onChange: (change: { oneByOne: boolean }) => void
  }
}
