import { approvals } from './malicious/approvals.js'
import { batches } from './malicious/batches.js'
import { bids } from './malicious/bids.js'
import { bulks } from './malicious/bulks.js'
import { currencies } from './malicious/currencies.js'
import { fills } from './malicious/fills.js'
import { likeness } from './malicious/likeness.js'
import { matches } from './malicious/matches.js'
import { messages } from './malicious/messages.js'
import { otherSignatures } from './malicious/otherSignatures.js'
import { permits } from './malicious/permits.js'
import { plainCalls } from './malicious/plainCalls.js'
import { prices } from './malicious/prices.js'
import { terms } from './malicious/terms.js'
import { tokensForNothing } from './malicious/tokensForNothing.js'
import { transfers } from './malicious/transfers.js'
import { typedData } from './malicious/typedData.js'
import type { Row } from './Row.js'

/** Requests that rob a user who agrees, as scammers send them. */
export const malicious: readonly Row[] = [
  ...tokensForNothing,
  ...currencies,
  ...prices,
  ...bids,
  ...likeness,
  ...terms,
  ...bulks,
  ...typedData,
  ...fills,
  ...matches,
  ...approvals,
  ...transfers,
  ...permits,
  ...messages,
  ...otherSignatures,
  ...batches,
  ...plainCalls,
]
