import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, type ButtonTone } from '@souk/ui/parts/kit/Button.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { Dialog } from '@souk/ui/parts/kit/Dialog.js'
import { DialogActions } from '@souk/ui/parts/kit/DialogActions.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { Summary } from '@souk/ui/parts/kit/Summary.js'
import { Tabs } from '@souk/ui/parts/kit/Tabs.js'
import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { designWords } from '../../i18n/areas/design.js'
import { Specimen, State, States } from './Specimen.js'

const tones: readonly ButtonTone[] = ['primary', 'quiet', 'ghost', 'danger']

/** Buttons, choices and text fields. */
export function ControlParts() {
  return (
    <>
      <Buttons />
      <Choices />
      <Summaries />
      <Fields />
      <TabRow />
      <Dialogs />
    </>
  )
}

function Buttons() {
  const { button: words } = useArea(designWords).parts
  return (
    <Specimen name={words.name} use={words.use}>
      <States>
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <Button tone={tone}>{words.tones[tone]}</Button>
          </State>
        ))}
      </States>
      <States>
        <State name={words.large}>
          <Button tone="primary" size="l">
            {words.tones.primary}
          </Button>
        </State>
        <State name={words.usual}>
          <Button>
            <ShoppingBasket aria-hidden className="size-4" />
            {words.withIcon}
          </Button>
        </State>
        <State name={words.disabled}>
          <Button tone="primary" disabled>
            {words.tones.primary}
          </Button>
        </State>
        <State name={words.busy}>
          <Button tone="primary" busy>
            {words.tones.primary}
          </Button>
        </State>
      </States>
    </Specimen>
  )
}

const ways = ['fixed', 'falling', 'auction'] as const

function Choices() {
  const { choice: words } = useArea(designWords).parts
  const [way, setWay] = useState<(typeof ways)[number]>('fixed')
  return (
    <Specimen name={words.name} use={words.use}>
      <div className="max-w-lg">
        <Choice
          label={words.label}
          options={ways.map((value) => ({ value, label: words.options[value] }))}
          value={way}
          onChange={setWay}
        />
      </div>
    </Specimen>
  )
}

function Summaries() {
  const { summary: words } = useArea(designWords).parts
  return (
    <Specimen name={words.name} use={words.use}>
      <div className="grid max-w-3xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {([false, true] as const).map((isOpen) => (
          <details key={String(isOpen)} className="group rounded-card border border-line" open={isOpen}>
            <Summary>{isOpen ? words.open : words.closed}</Summary>
            <p className="border-t border-line px-4 py-3 text-sm">{words.inside}</p>
          </details>
        ))}
      </div>
    </Specimen>
  )
}

function Fields() {
  const { field: words } = useArea(designWords).parts
  return (
    <Specimen name={words.name} use={words.use}>
      <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label={words.price} hint={words.hint}>
          {(control) => (
            <input {...control} inputMode="decimal" defaultValue="0.5" className={controlClass} />
          )}
        </Field>
        <Field label={words.price} problem={words.problem}>
          {(control) => (
            <input {...control} inputMode="decimal" defaultValue="0.02" className={controlClass} />
          )}
        </Field>
        <Field label={words.currency}>
          {(control) => (
            <select {...control} className={controlClass}>
              <option>ETH</option>
              <option>WETH</option>
              <option>dUSD</option>
            </select>
          )}
        </Field>
        <Field label={words.disabled}>
          {(control) => (
            <input {...control} disabled type="text" defaultValue="2026-09-01" className={controlClass} />
          )}
        </Field>
      </div>
    </Specimen>
  )
}

const tabs = ['items', 'offers', 'activity'] as const
const counts = { items: '512', offers: '7', activity: undefined }

function TabRow() {
  const { tabs: words } = useArea(designWords).parts
  const [tab, setTab] = useState<(typeof tabs)[number]>('items')
  return (
    <Specimen name={words.name} use={words.use}>
      <Tabs
        label={words.label}
        tabs={tabs.map((value) => ({ value, label: words[value], count: counts[value] }))}
        value={tab}
        onChange={setTab}
      >
        <p className="py-4 text-sm text-ink-soft">{words.panel(words[tab])}</p>
      </Tabs>
    </Specimen>
  )
}

function Dialogs() {
  const { dialog: words } = useArea(designWords).parts
  const [open, setOpen] = useState<'usual' | 'wide'>()
  const close = () => setOpen(undefined)
  return (
    <Specimen name={words.name} use={words.use}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('usual')}>{words.open}</Button>
        <Button onClick={() => setOpen('wide')}>{words.openWide}</Button>
      </div>
      <Dialog
        open={open !== undefined}
        wide={open === 'wide'}
        onClose={close}
        title={words.title}
        description={words.description}
      >
        <p className="pb-6">{words.text}</p>
        <DialogActions>
          <Button onClick={close}>{words.no}</Button>
          <Button tone="primary" className="flex-1" onClick={close}>
            {words.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </Specimen>
  )
}
