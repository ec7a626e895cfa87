import type { AnyForm } from '../../dialogs/SwapForm.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import { TokenIdsField } from '../offers/TokenIdsField.js'
import { takesSeveral } from './anyForm.js'
import type { useAny } from './useAny.js'

/** Asks for a collection of which any item will do, how many, and which token ids. */
export function AnyFields({ form, any, isWrong, onChange }: AnyFields.Props) {
  const { any: words, form: texts } = useArea(swapTradeWords)
  const { collection, groups } = any
  return (
    <>
      <Field label={texts.collection}>
        {(control) => (
          <select
            {...control}
            data-missing={form.slug === '' || undefined}
            value={form.slug}
            onChange={(event) => onChange({ slug: event.target.value })}
            className={`${controlClass} text-ellipsis`}
          >
            {form.slug === '' && <option value="">{words.pick}</option>}
            {groups.map(({ label, collections }) => (
              <optgroup key={label} label={label}>
                {collections.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {takesSeveral(form, collection) && (
        <Field
          label={collection?.standard === 'erc1155' ? words.units : words.count}
          problem={isWrong ? texts.issue.quantityInvalid : undefined}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={form.quantity}
              onChange={(event) => onChange({ quantity: event.target.value })}
              className={`${controlClass} figures`}
            />
          )}
        </Field>
      )}
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          checked={form.scope === 'ids'}
          onChange={(event) => onChange({ scope: event.target.checked ? 'ids' : 'any' })}
          className="size-5 shrink-0 accent-clay"
        />
        {words.ids}
      </label>
      {form.scope === 'ids' && (
        <TokenIdsField
          typed={form.typed}
          tokens={any.tokens}
          note={words.shown}
          onType={(typed) => onChange({ typed })}
        />
      )}
    </>
  )
}

export declare namespace AnyFields {
  type Props = {
    form: AnyForm
    any: useAny.Result
    /** Whether the typed number is invalid. */
    isWrong: boolean
    onChange: (change: Partial<AnyForm>) => void
  }
}
