import { formatNumber } from '@souk/ui/parts/format/formatNumber.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { designWords } from '../i18n/areas/design.js'

/** The style of headings; see `styles/base.css` of `@souk/ui`. */
const heading = 'font-display leading-[1.15] font-[560] tracking-[-0.012em]'

/** Shows the sizes of text as pages use them, each with its measured values. */
export function TypeScale() {
  const { type: words } = useArea(designWords)
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      <Line name={words.sizes.page} className={`${heading} text-[clamp(1.9rem,5vw,2.9rem)]`}>
        {words.sample}
      </Line>
      <Line name={words.sizes.section} className={`${heading} text-2xl`}>
        {words.sample}
      </Line>
      <Line name={words.sizes.card} className={`${heading} text-lg`}>
        {words.sample}
      </Line>
      <Line name={words.sizes.body}>{words.running}</Line>
      <Line name={words.sizes.small} className="text-sm">
        {words.running}
      </Line>
      <Line name={words.sizes.tiny} className="text-xs font-medium text-ink-soft">
        {words.running}
      </Line>
      <Line name={words.sizes.figures} className="figures w-fit text-right font-semibold">
        {['1111.11', '0.4625', '24680.00'].map((figure) => (
          <span key={figure} className="block">
            {formatNumber(figure)}
          </span>
        ))}
      </Line>
    </div>
  )
}

function Line({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  const { type: words } = useArea(designWords)
  const ref = useRef<HTMLDivElement>(null)
  const measured = useMeasuredText(ref)
  return (
    <div className="grid gap-x-10 gap-y-2 px-5 py-4 md:grid-cols-[14rem_minmax(0,1fr)] md:items-baseline">
      <p className="text-sm">
        <span className="block font-semibold">{name}</span>
        <span className="figures block text-xs text-ink-soft">
          {measured && words.measured(measured.family, measured.weight, measured.size, measured.line)}
        </span>
      </p>
      <div ref={ref} className={`min-w-0 wrap-break-word ${className}`}>
        {children}
      </div>
    </div>
  )
}

type MeasuredText = Record<'family' | 'weight' | 'size' | 'line', string>

/** Measures a text's style, again when the window size changes. */
function useMeasuredText(ref: React.RefObject<HTMLElement | null>): MeasuredText | undefined {
  const [measured, setMeasured] = useState<MeasuredText>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setMeasured(measure(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return measured
}

function measure(element: HTMLElement): MeasuredText {
  const style = getComputedStyle(element)
  const family = style.fontFamily.split(',')[0]?.replaceAll('"', '').replace(' Variable', '') ?? ''
  const pixels = (text: string) => formatNumber(String(Math.round(Number.parseFloat(text) * 10) / 10))
  return { family, weight: style.fontWeight, size: pixels(style.fontSize), line: pixels(style.lineHeight) }
}
