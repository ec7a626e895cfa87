import { createContext } from 'react'

/**
 * Whether trades may use the contracts that the market names where nothing is known about its chain. The app comes from
 * the market itself, so that this adds no trust; other pages decide.
 */
export const TrustContext = createContext(true)
