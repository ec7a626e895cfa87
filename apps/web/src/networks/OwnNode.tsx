import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import type { ReactNode } from 'react'
import { networksWords } from '../i18n/areas/networks.js'
import { Card } from './Networks.js'

/** Shows the form for the visitor's own node: its address, the test's result, and a button to use it. */
export function OwnNode({ text, isAddress, isTrying, isGood, isOwn, report, ...on }: OwnNode.Props) {
  const { own } = useArea(networksWords)
  return (
    <Card title={own.title} why={own.why}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAddress) on.onTry()
        }}
      >
        <Field
          label={own.address}
          hint={own.hint}
          problem={text.trim() !== '' && !isAddress ? own.invalid : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              value={text}
              onChange={(event) => on.onText(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
        <div role="status" className="space-y-2 empty:hidden">
          {report}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={isTrying} disabled={!isAddress}>
            {own.test}
          </Button>
          {isGood && (
            <Button tone="primary" onClick={on.onUse}>
              {own.use}
            </Button>
          )}
          {isOwn && (
            <Button tone="ghost" onClick={on.onReset}>
              {own.reset}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

export declare namespace OwnNode {
  type Props = {
    /** As typed. */
    text: string
    /** Whether it is a valid address of a node. */
    isAddress: boolean
    isTrying: boolean
    /** Whether the test found that the node can be used. */
    isGood: boolean
    /** Whether the visitor's own node is in use. */
    isOwn: boolean
    report: ReactNode
    onText: (text: string) => void
    onTry: () => void
    onUse: () => void
    onReset: () => void
  }
}
