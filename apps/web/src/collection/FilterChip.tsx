/** A filter of one choice. A phone shows it without its box, so that the row also has room for the sort. */
export function FilterChip({ label, isOn, onChange }: FilterChip.Props) {
  return (
    <label className="inline-flex h-11 items-center justify-center gap-2.5 rounded-full border border-edge bg-surface px-4 text-sm font-medium whitespace-nowrap max-sm:gap-0 max-sm:px-3 has-checked:border-clay has-checked:bg-clay-wash max-sm:has-checked:text-clay max-sm:has-focus-visible:outline-[2.5px] max-sm:has-focus-visible:outline-tile">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 accent-(--clay) max-sm:sr-only"
      />
      {label}
    </label>
  )
}

export declare namespace FilterChip {
  type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }
}
