import { type ReactNode, useId } from 'react'

/** A labelled control with a hint and, if it is invalid, the reason, linked for screen readers. */
export function Field({ label, hint, problem, children }: Field.Props) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={`text-sm ${problem ? 'text-bad' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  )
}

export declare namespace Field {
  type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
  type Props = {
    label: string
    hint?: ReactNode
    problem?: string | undefined
    children: (control: Control) => ReactNode
  }
}

/** The style of text inputs and selects. */
export const controlClass =
  'h-12 w-full min-w-0 rounded-card border border-edge bg-paper px-3.5 text-ink placeholder:font-normal placeholder:text-ink-soft aria-invalid:border-bad disabled:border-line disabled:bg-sunk disabled:text-ink-soft focus-visible:outline-offset-0'
