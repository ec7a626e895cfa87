import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { operatorWords } from '../i18n/areas/operator.js'
import { Problem } from './Operator.js'
import type * as Wire from './operatorWire.js'
import { Part } from './Part.js'

/** Adds a collection: first checks its contract, then asks how to name it. */
export function AddForm(props: AddForm.Props) {
  const { add: words } = useArea(operatorWords)
  const { draft, found, added, isAddress, onDraft } = props
  const input = (name: keyof AddForm.Draft) => ({
    value: draft[name],
    spellCheck: false,
    autoComplete: 'off',
    className: controlClass,
    onChange: (event: { target: { value: string } }) => onDraft({ ...draft, [name]: event.target.value }),
  })
  return (
    <Part title={words.title} why={words.why}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isAddress || found?.is_traded) return
          if (found) props.onAdd()
          else props.onCheck()
        }}
      >
        <Field
          label={words.address}
          problem={draft.address.trim() !== '' && !isAddress ? words.invalid : undefined}
        >
          {(control) => <input {...control} {...input('address')} placeholder="0x" />}
        </Field>
        <div role="status" className="empty:hidden">
          {found && <Found found={found} />}
          {added !== undefined && <Notice tone="good">{words.added(added)}</Notice>}
        </div>
        {found && !found.is_traded && (
          <>
            <Field label={words.slug} hint={words.slugHint}>
              {(control) => <input {...control} {...input('slug')} maxLength={60} />}
            </Field>
            <Field label={words.name}>
              {(control) => <input {...control} {...input('name')} maxLength={200} />}
            </Field>
          </>
        )}
        <Problem error={props.error} />
        <Button
          type="submit"
          tone={found ? 'primary' : 'quiet'}
          busy={props.isBusy}
          disabled={!isAddress || found?.is_traded === true}
        >
          {found ? words.add : words.check}
        </Button>
      </form>
    </Part>
  )
}

export declare namespace AddForm {
  /** As typed. */
  type Draft = { address: string; slug: string; name: string }
  type Props = {
    draft: Draft
    isAddress: boolean
    /** What the contract at the address says about itself, once it was checked. */
    found: Wire.Inspected | undefined
    /** The slug of the collection that was added last. */
    added: string | undefined
    isBusy: boolean
    error: unknown
    onDraft: (draft: Draft) => void
    onCheck: () => void
    onAdd: () => void
  }
}

function Found({ found }: { found: Wire.Inspected }) {
  const { add: words } = useArea(operatorWords)
  return (
    <Notice tone={found.is_traded ? 'warn' : 'info'}>
      <p>{words.found(found.name || words.nameless, found.standard === 'erc721' ? 'ERC-721' : 'ERC-1155')}</p>
      {found.is_traded && <p>{words.traded}</p>}
    </Notice>
  )
}
