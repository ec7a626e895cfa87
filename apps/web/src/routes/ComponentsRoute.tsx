import { ComponentsContainer } from '../components/ComponentsContainer.js'

/** Live examples of the components for other pages. */
export function ComponentsRoute() {
  return <ComponentsContainer />
}
