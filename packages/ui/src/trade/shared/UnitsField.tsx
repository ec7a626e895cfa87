import { controlClass, Field } from '../../kit/Field.js'

/** Chooses how many units of an order are filled. */
export function UnitsField({ label, hint, chosen, most, lot, onChange }: UnitsField.Props) {
  const set = (typed: string) => {
    if (!/^\d{1,20}$/.test(typed)) return
    const units = BigInt(typed) - (BigInt(typed) % lot)
    onChange(units < lot ? lot : units > most ? most : units)
  }
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={Number(lot)}
          max={Number(most)}
          step={Number(lot)}
          value={String(chosen)}
          onChange={(event) => set(event.target.value)}
          className={`${controlClass} figures`}
        />
      )}
    </Field>
  )
}

export declare namespace UnitsField {
  /** `lot`: the smallest number that can be filled; others are multiples of it. */
  type Units = { chosen: bigint; most: bigint; lot: bigint; onChange: (units: bigint) => void }
  type Props = Units & { label: string; hint: string }
}
