import { createContext } from 'react'

/** Whether the plan of an open review still holds. */
export type PlanState = {
  /** Whether the trade is being prepared again. */
  isChanging: boolean
  /** Whether another trade of this browser is running that may change what this one needs. */
  isHeld: boolean
}

/** The state of the plan that the open review shows. */
export const PlanStateContext = createContext<PlanState>({ isChanging: false, isHeld: false })
