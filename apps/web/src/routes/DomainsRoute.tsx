import { DomainsContainer } from '../domains/DomainsContainer.js'

/** Domain tags. */
export function DomainsRoute() {
  return <DomainsContainer />
}
