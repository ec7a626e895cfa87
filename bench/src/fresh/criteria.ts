import { Criteria } from '@souk/seaport'
import { report } from './report.js'

const identifiers = Array.from({ length: Number(process.argv[2]) }, (_, index) => BigInt(index))
const asked = process.argv[3]
await report(() =>
  asked === undefined ? Criteria.root(identifiers) : Criteria.proof(identifiers, BigInt(asked)),
)
