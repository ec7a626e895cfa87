import { seaportErrorsAbi } from './seaportErrors.js'
import { seaportEventsAbi } from './seaportEvents.js'
import { seaportFunctionsAbi } from './seaportFunctions.js'

/** The whole interface; apart from it, its parts keep small what an app loads. */
export const seaportAbi = /*#__PURE__*/ join()

function join() {
  return [...seaportFunctionsAbi, ...seaportEventsAbi, ...seaportErrorsAbi] as const
}
