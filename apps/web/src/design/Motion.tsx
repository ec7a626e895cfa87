import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { StarMark } from '@souk/ui/parts/kit/StarMark.js'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { designWords } from '../i18n/areas/design.js'
import { easePath } from './easePath.js'
import { durationTokens } from './tokens.js'

/** Shows durations and their curve, with a button to play them. */
export function Motion({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { motion: words } = useArea(designWords)
  const [isThere, setIsThere] = useState(false)
  const path = easePath(tokens.ease ?? '')
  const isStill = tokens.repeat === '1'
  return (
    <div className="grid gap-8 rounded-card border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-5">
        {durationTokens.map((token) => (
          <div key={token} className="space-y-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span>
                <code className="font-semibold">--{token}</code>{' '}
                <span className="text-ink-soft">{words.roles[token]}</span>
              </span>
              <code className="figures text-xs text-ink-soft">{tokens[token]}</code>
            </p>
            <div aria-hidden className="rounded-full bg-sunk pr-8">
              <div
                style={{
                  transform: `translateX(${isThere ? '100%' : '0'})`,
                  transition: `transform var(--${token}) var(--ease)`,
                }}
              >
                <StarMark className="size-8" />
              </div>
            </div>
          </div>
        ))}
        <Button onClick={() => setIsThere(!isThere)}>
          <Play aria-hidden className="size-4" />
          {words.play}
        </Button>
        {isStill && <p className="text-sm text-ink-soft">{words.none}</p>}
      </div>
      <figure className="w-48 space-y-2">
        <svg viewBox="-4 -4 108 108" aria-hidden className="w-full overflow-visible rounded-chip bg-sunk">
          <path d="M0 100H100M0 0H100" stroke="var(--line)" fill="none" />
          {path && <path d={path} fill="none" stroke="var(--clay)" strokeWidth="2.5" strokeLinecap="round" />}
        </svg>
        <figcaption className="text-xs text-ink-soft">
          <code className="block font-semibold text-ink">--ease</code>
          <code className="block">{tokens.ease}</code>
          {words.ease}
        </figcaption>
      </figure>
    </div>
  )
}
