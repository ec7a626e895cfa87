import { type ReactNode, useEffect, useRef } from 'react'
import type { Wishes } from './MarketContext.js'

/** Contains everything that our styles apply to. It takes no part in the layout of the page. */
export function Root({ theme, onNear, children }: Root.Props) {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element || !onNear) return
    for (const name of signs) element.addEventListener(name, onNear, { once: true })
    return () => {
      for (const name of signs) element.removeEventListener(name, onNear)
    }
  }, [onNear])
  return (
    <span ref={root} className="souk" {...themed(theme)} style={{ display: 'contents' }}>
      {children}
    </span>
  )
}

/** What a visitor does before a press: the pointer, a finger or the focus is on a component. */
const signs = ['pointerover', 'focusin'] as const

export declare namespace Root {
  type Props = {
    theme: Wishes['theme']
    /** Called when the visitor may soon press something. Keep its identity. */
    onNear?: (() => void) | undefined
    children: ReactNode
  }
}

/** The attribute that sets a theme. Without it, the system's applies. */
export function themed(theme: Wishes['theme']): { 'data-theme'?: 'light' | 'dark' } {
  return theme === 'system' ? {} : { 'data-theme': theme }
}
