import { DesignContainer } from '../design/DesignContainer.js'

/** The gallery of the design language. */
export function DesignRoute() {
  return <DesignContainer />
}
