import type { ReactNode } from 'react'
import type { Wishes } from './MarketContext.js'

/** Contains everything that our styles apply to. It takes no part in the layout of the page. */
export function Root({ theme, children }: { theme: Wishes['theme']; children: ReactNode }) {
  return (
    <span className="souk" {...themed(theme)} style={{ display: 'contents' }}>
      {children}
    </span>
  )
}

/** The attribute that sets a theme. Without it, the system's applies. */
export function themed(theme: Wishes['theme']): { 'data-theme'?: 'light' | 'dark' } {
  return theme === 'system' ? {} : { 'data-theme': theme }
}
