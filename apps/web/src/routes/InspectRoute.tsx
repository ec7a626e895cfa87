import { InspectorContainer } from '../inspect/InspectorContainer.js'

/** The order inspector. */
export function InspectRoute() {
  return <InspectorContainer />
}
