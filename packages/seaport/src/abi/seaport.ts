import { seaportErrorsAbi } from './seaportErrors.js'
import { seaportEventsAbi } from './seaportEvents.js'
import { seaportFunctionsAbi } from './seaportFunctions.js'

/** The complete ABI of the exchange. Import its parts separately to keep an app small. */
export const seaportAbi = /*#__PURE__*/ join()

function join() {
  return [...seaportFunctionsAbi, ...seaportEventsAbi, ...seaportErrorsAbi] as const
}
