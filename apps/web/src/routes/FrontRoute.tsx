import { CollectionsContainer } from '../collections/CollectionsContainer.js'

/** The front page. */
export function FrontRoute() {
  return <CollectionsContainer />
}
