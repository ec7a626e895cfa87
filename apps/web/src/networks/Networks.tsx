import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { formatRelative } from '@souk/ui/parts/format/formatTime.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import type { Health } from '@souk/ui/parts/market/useHealth.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { networksWords } from '../i18n/areas/networks.js'

/** Shows the chain, the node and the market in use, and their state. */
export function Networks(props: Networks.Props) {
  const words = useArea(networksWords)
  return (
    <div className="frame space-y-6 pt-8 pb-16">
      <header className="max-w-3xl space-y-2">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{words.title}</h1>
        <p className="text-ink-soft">{words.lede}</p>
      </header>
      <div className="grid gap-5 lg:grid-cols-2">
        <ChainCard {...props} />
        <NodeCard {...props} />
        <MarketCard {...props} />
        {props.trust}
        {props.own}
      </div>
    </div>
  )
}

export declare namespace Networks {
  type Props = {
    chain: {
      name: string
      id: number
      exchange: string
      conduit: string | undefined
      zone: string | undefined
      native: string
      wrapped: string | undefined
    }
    node: {
      isOwn: boolean
      isSilent: boolean
      /** Undefined until it has answered. */
      block: { number: bigint; timestamp: bigint; latencyMs: number } | undefined
    }
    market: { name: string; isSilent: boolean; health: Health | undefined }
    /** Whether the market's word agrees with known facts. */
    trust: ReactNode
    /** The form for the visitor's own node. */
    own: ReactNode
  }
}

/** A part of the page, in a card. */
export function Card({ title, why, children }: { title: string; why?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-3 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{title}</h2>
      {why && <p className="text-sm text-ink-soft">{why}</p>}
      {children}
    </section>
  )
}

function ChainCard({ chain }: Networks.Props) {
  const { chain: words } = useArea(networksWords)
  const address = (value: string | undefined, label: string) =>
    value ? <CopyText value={value} label={label} /> : words.none
  return (
    <Card title={words.title}>
      <Facts
        rows={[
          { name: words.name, value: chain.name },
          { name: words.id, value: String(chain.id) },
          { name: words.native, value: chain.native },
          { name: words.wrapped, value: address(chain.wrapped, words.wrapped) },
          { name: words.exchange, value: address(chain.exchange, words.exchange) },
          { name: words.conduit, value: address(chain.conduit, words.conduit) },
          { name: words.zone, value: address(chain.zone, words.zone) },
        ]}
      />
    </Card>
  )
}

/** A newest block older than this, in seconds, means that something stands still. */
const oldBlock = 300n

function NodeCard({ node }: Networks.Props) {
  const { node: words } = useArea(networksWords)
  const { block, isSilent, isOwn } = node
  const clock = useClock()
  const now = clock()
  return (
    <Card title={words.title} why={words.why}>
      <div role="status">
        {isSilent ? (
          <Notice tone="bad">{words.silent}</Notice>
        ) : block && now - block.timestamp > oldBlock ? (
          <Notice tone="warn">{words.late}</Notice>
        ) : (
          block && <Notice tone="good">{words.fine}</Notice>
        )}
      </div>
      <Facts
        rows={[
          { name: words.using, value: isOwn ? words.own : words.market },
          { name: words.block, value: block ? formatCount(block.number) : '–' },
          { name: words.age, value: block ? formatRelative(block.timestamp, now) : '–' },
          { name: words.latency, value: block ? words.ms(block.latencyMs) : '–' },
        ]}
      />
    </Card>
  )
}

function MarketCard({ market }: Networks.Props) {
  const { market: words } = useArea(networksWords)
  const { health, isSilent, name } = market
  return (
    <Card title={words.title} why={words.why}>
      {isSilent && (
        <div data-says-away="">
          <Notice
            tone="bad"
            action={
              <Link to="/inspect" className={buttonClass()}>
                {words.inspector}
              </Link>
            }
          >
            {words.silent}
          </Notice>
        </div>
      )}
      <Facts
        rows={[
          { name: words.name, value: name },
          ...(health
            ? [
                { name: words.ready, value: health.ready ? words.yes : words.no },
                ...(health.version ? [{ name: words.version, value: health.version }] : []),
                ...(health.indexed === undefined
                  ? []
                  : [{ name: words.indexed, value: formatCount(health.indexed) }]),
                ...(health.lag === undefined ? [] : [{ name: words.lag, value: words.blocks(health.lag) }]),
                ...(health.database ? [{ name: words.database, value: words[health.database] }] : []),
                ...(health.error ? [{ name: words.error, value: health.error }] : []),
              ]
            : []),
        ]}
      />
    </Card>
  )
}
