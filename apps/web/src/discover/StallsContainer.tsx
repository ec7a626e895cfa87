import { EndingSoonContainer } from './EndingSoonContainer.js'
import { Stalls } from './Stalls.js'
import { useBusiest } from './useBusiest.js'

/** Reads the auctions that end next and the busiest collections. */
export function StallsContainer() {
  const { data, isLoadingError } = useBusiest()
  return (
    <>
      <EndingSoonContainer />
      {!isLoadingError && <Stalls ranking={data?.ranking} />}
    </>
  )
}
