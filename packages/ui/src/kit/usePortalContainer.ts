import { createContext, useContext } from 'react'

/** The element that contains dialogs. In the app it is the page itself. */
export const PortalContext = createContext<HTMLElement | undefined>(undefined)

/** Returns the element that contains dialogs and panels; `undefined` for the page itself. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext)
}
