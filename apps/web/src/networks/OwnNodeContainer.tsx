import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../format/formatShare.js'
import { networksWords } from '../i18n/areas/networks.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { Button } from '../ui/Button.js'
import { controlClass, Field } from '../ui/Field.js'
import { Notice } from '../ui/Notice.js'
import { keepOwnNode, readNodeUrl } from '../wallet/ownNode.js'
import { Card } from './Networks.js'
import { type NodeTest, testNode } from './testNode.js'

/** Lets the reader name a node of their own, tried before it is used. */
export function OwnNodeContainer({ current, newest }: OwnNodeContainer.Props) {
  const { own } = useArea(networksWords)
  const info = useInfo()
  const [text, setText] = useState(current ?? '')
  const url = readNodeUrl(text)
  const trial = useMutation({
    mutationFn: async (tried: string) => ({
      url: tried,
      result: await testNode(tried, { exchange: info.seaport }),
    }),
  })
  const result = trial.data?.url === url ? trial.data?.result : undefined
  const isGood = result?.ok && result.chainId === info.chainId && result.hasExchange
  const use = (next: string | undefined) => {
    keepOwnNode(window.localStorage, info.chainId, next)
    // The clients of the page are made with their node; a new page has the new one.
    window.location.reload()
  }
  return (
    <Card title={own.title} why={own.why}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (url) trial.mutate(url)
        }}
      >
        <Field
          label={own.address}
          hint={own.hint}
          problem={text.trim() !== '' && !url ? own.invalid : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
        <div role="status" className="space-y-2 empty:hidden">
          {result && <Tried result={result} wanted={info.chainId} newest={newest} />}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={trial.isPending} disabled={!url}>
            {own.test}
          </Button>
          {isGood && (
            <Button tone="primary" onClick={() => use(url)}>
              {own.use}
            </Button>
          )}
          {current !== undefined && (
            <Button tone="ghost" onClick={() => use(undefined)}>
              {own.reset}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

export declare namespace OwnNodeContainer {
  type Props = {
    /** The own node that is in use. */
    current: string | undefined
    /** The newest block of the node in use. */
    newest: bigint | undefined
  }
}

/** So many blocks apart is no sign of anything. */
const usualGap = 5n

function Tried({ result, wanted, newest }: { result: NodeTest; wanted: number; newest: bigint | undefined }) {
  const { own } = useArea(networksWords)
  if (!result.ok) return <Notice tone="bad">{own[result.problem]}</Notice>
  const { chainId, hasExchange, hasBatches, latencyMs, block } = result
  if (chainId !== wanted) return <Notice tone="bad">{own.otherChain(chainId, wanted)}</Notice>
  if (!hasExchange) return <Notice tone="bad">{own.noExchange}</Notice>
  const isBehind = newest !== undefined && block.number + usualGap < newest
  return (
    <Notice tone={isBehind ? 'warn' : 'good'}>
      {own.fine(latencyMs)} {own.block(formatCount(block.number))} {!hasBatches && own.noBatches}{' '}
      {isBehind && own.behind}
    </Notice>
  )
}
