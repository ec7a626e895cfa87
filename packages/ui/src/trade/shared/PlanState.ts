import { createContext } from 'react'

/** Whether the plan of an open review still holds. */
export type PlanState = {
  /** Whether the trade is being prepared again. */
  isChanging: boolean
  /** Whether another trade of this browser is running that may change what this one needs. */
  isHeld: boolean
  /** Whether a part of the review is still being read. */
  isReading: boolean
  /** Says that a part of the review is being read, until the returned function is called. */
  hold: () => () => void
}

/** The state of the plan that the open review shows. Outside of a dialog, nothing is held. */
export const PlanStateContext = createContext<PlanState>({
  isChanging: false,
  isHeld: false,
  isReading: false,
  hold: () => () => {},
})
