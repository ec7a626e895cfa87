export { InspectorContainer as InspectRoute } from '../inspect/InspectorContainer.js'
