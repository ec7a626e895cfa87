import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { StarMark } from '@souk/ui/parts/kit/StarMark.js'
import type { CSSProperties, ReactNode } from 'react'
import { designWords } from '../i18n/areas/design.js'
import { liftTokens, radiusTokens } from './tokens.js'

/** Shows corners, shadows, the pattern and the mark. */
export function Shapes({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { shape: words } = useArea(designWords)
  return (
    <div className="space-y-6">
      <ul className="grid gap-5 xs:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
        {radiusTokens.map((token) => (
          <Tile
            key={token}
            token={`--${token}`}
            value={tokens[token]}
            role={words.radii[token]}
            style={{ borderRadius: `var(--${token})` }}
            className="border border-edge bg-surface"
          />
        ))}
        <Tile
          token="rounded-full"
          role={words.radii.full}
          className="rounded-full border border-edge bg-surface"
        />
        <Tile token=".arch" role={words.radii.arch} className="arch border border-edge bg-surface" />
      </ul>
      <ul className="grid gap-5 xs:grid-cols-2">
        {liftTokens.map((token) => (
          <Tile
            key={token}
            token={`--${token}`}
            role={words.lifts[token]}
            style={{ boxShadow: `var(--${token})` }}
            className="rounded-card bg-surface"
          />
        ))}
      </ul>
      <div className="grid gap-5 md:grid-cols-2">
        <Tale text={words.pattern} note={`--pattern-opacity: ${tokens['pattern-opacity']}`}>
          <div className="zellige h-36 overflow-hidden rounded-t-card bg-sunk text-clay" />
        </Tale>
        <Tale text={words.mark}>
          <div className="flex h-36 items-center justify-center gap-8 rounded-t-card bg-sunk">
            <StarMark className="size-20" />
            <StarMark className="size-10" />
            <StarMark className="size-6" />
          </div>
        </Tale>
      </div>
    </div>
  )
}

type TileProps = {
  token: string
  value?: string | undefined
  role: string
  className: string
  style?: CSSProperties
}

function Tile({ token, value, role, className, style }: TileProps) {
  return (
    <li className="space-y-2.5">
      <div aria-hidden className={`h-28 ${className}`} style={style} />
      <p className="text-sm">
        <span className="flex flex-wrap justify-between gap-x-2">
          <code className="font-semibold">{token}</code>
          <code className="text-xs text-ink-soft">{value}</code>
        </span>
        <span className="block text-ink-soft">{role}</span>
      </p>
    </li>
  )
}

function Tale({ text, note, children }: { text: string; note?: string; children: ReactNode }) {
  return (
    <figure className="rounded-card border border-line bg-surface">
      {children}
      <figcaption className="space-y-1 px-4 py-3 text-sm text-ink-soft">
        <p>{text}</p>
        {note && <code className="text-xs">{note}</code>}
      </figcaption>
    </figure>
  )
}
