import { useId } from 'react'

/** Selects one of a few visible options: native radio buttons styled as tiles. */
export function Choice<value extends string>({ label, options, value, onChange }: Choice.Props<value>) {
  const name = useId()
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 flex-1 items-center justify-center rounded-card border border-edge px-3 text-sm font-medium whitespace-nowrap transition-colors duration-(--quick) hover:bg-sunk has-checked:border-clay has-checked:bg-clay-wash has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tile"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export declare namespace Choice {
  type Props<value extends string> = {
    label: string
    options: readonly { value: value; label: string }[]
    value: value
    onChange: (value: value) => void
  }
}
