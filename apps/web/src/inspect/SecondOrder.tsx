import type { Order } from '@souk/seaport'
import { matchWords } from '@souk/ui/parts/i18n/areas/match.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { longestInput, readInput } from '@souk/words/inspect'
import { useState } from 'react'
import type { InspectContext } from './context.js'
import { MatchContainer } from './MatchContainer.js'
import { Section } from './OrderReport.js'

/** Asks for a second order, and shows whether both can be settled against each other. */
export function SecondOrder({ order, pasted, context }: SecondOrder.Props) {
  const words = useArea(matchWords)
  const [text, setText] = useState<string>()
  const read = readInput(text ?? '')
  const second = pasted ?? (read.type === 'orders' ? read.orders[0] : undefined)
  return (
    <Section title={words.title}>
      <p className="text-sm text-ink-soft">{words.why}</p>
      {!pasted && text === undefined && <Button onClick={() => setText('')}>{words.add}</Button>}
      {!pasted && text !== undefined && (
        <Field
          label={words.second}
          hint={words.hint}
          problem={read.type === 'empty' || second ? undefined : words.notAnOrder}
        >
          {(control) => (
            <textarea
              {...control}
              // The visitor has just asked for this field.
              // biome-ignore lint/a11y/noAutofocus: the button that opened it has gone
              autoFocus
              value={text}
              onChange={(event) => setText(event.target.value.slice(0, longestInput + 1))}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              className={`${controlClass} h-28 !py-3 font-mono text-xs`}
            />
          )}
        </Field>
      )}
      {second && <MatchContainer orders={[order, second]} context={context} />}
    </Section>
  )
}

export declare namespace SecondOrder {
  type Props = {
    order: Order.Order
    /** The second order, if it was pasted together with the first. */
    pasted: Order.Order | undefined
    context: InspectContext
  }
}
