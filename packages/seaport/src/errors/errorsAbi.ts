import { conduitAbi, conduitControllerAbi } from '../abi/conduit.js'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import { seaportErrorsAbi } from '../abi/seaportErrors.js'
import { earlierSeaportAbi, tokenErrorsAbi } from '../abi/tokenErrors.js'
import { zoneAbi } from '../abi/zone.js'

/** All known errors that can revert a transaction. Of equal selectors, the first entry wins. */
export const errorsAbi = /*#__PURE__*/ joinAbis()

function joinAbis() {
  return [
    ...seaportErrorsAbi,
    ...conduitAbi,
    ...conduitControllerAbi,
    ...domainRegistryAbi,
    ...zoneAbi,
    ...tokenErrorsAbi,
    ...earlierSeaportAbi,
  ] as const
}
