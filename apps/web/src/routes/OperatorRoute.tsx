import { OperatorContainer } from '../operator/OperatorContainer.js'

/** The page of the market's operator. */
export function OperatorRoute() {
  return <OperatorContainer />
}
