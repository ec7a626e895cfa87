import { BadResponseError, findCause, rpcErrorOf } from '@souk/base'

/** Why a node refuses a request that it could answer in another form, or at another time. */
export type Refusal =
  /** The query of logs spans too many blocks. */
  | { type: 'blocks'; most?: bigint | undefined }
  /** The query of logs has too many results. */
  | { type: 'logs'; blocks?: bigint | undefined }
  /** There were too many requests in a short time. */
  | { type: 'rate'; perSecond?: number | undefined; retryAfterMs?: number | undefined }
  /** The budget of a day or a month is used up. */
  | { type: 'budget'; retryAfterMs?: number | undefined }
  /** The node has no state, or no logs, of blocks that old. */
  | { type: 'past' }

type Said = { code: number | undefined; status: number | undefined; text: string }

/**
 * Finds out why a node refuses a request. This is the only place that reads limits out of a node's texts; each row of the
 * tables has a test with a text that a provider sends.
 *
 * @returns `undefined` when the node says something else, or nothing.
 */
export function of(error: unknown): Refusal | undefined {
  const response = findCause(error, BadResponseError)
  const said = saidBy(error, response)
  const retryAfterMs = response?.facts.retryAfterMs
  if (logTexts.test(said.text)) return { type: 'logs', blocks: suggestedIn(said.text) }
  if (blockTexts.test(said.text))
    return { type: 'blocks', most: statedIn(said.text) ?? suggestedIn(said.text) }
  if (pastTexts.test(said.text)) return { type: 'past' }
  if (said.code === 402 || said.status === 402 || budgetTexts.test(said.text))
    return { type: 'budget', retryAfterMs }
  if (said.status === 429 || rateCodes.includes(said.code ?? 0) || rateTexts.test(said.text))
    return { type: 'rate', perSecond: rateIn(said.text), retryAfterMs }
  return undefined
}

/** Returns the node's own sentence, also from an answer with the status of a failure. */
export function textOf(error: unknown): string {
  return saidBy(error, findCause(error, BadResponseError)).text
}

/** A node's message may have any length. The reason is at its start. */
const mostSaid = 1_000

function saidBy(error: unknown, response: BadResponseError | undefined): Said {
  const own = rpcErrorOf(error)
  const inBody = rpcErrorOf(errorIn(response?.facts.body))
  const { code, message = '' } = own && own.code !== -1 ? own : (inBody ?? {})
  return { code, status: response?.facts.status, text: message.slice(0, mostSaid) }
}

/** Returns the error of an answer's body, or of the first answer of a batch. */
function errorIn(body: unknown): unknown {
  const [first] = Array.isArray(body) ? (body as readonly unknown[]) : [body]
  if (typeof first !== 'object' || first === null) return undefined
  return 'error' in first ? first.error : first
}

const logTexts =
  /(more than|exceeds? max|max|cap of) (of )?[\d,_]{1,20} ?k? ?(results|logs)|max results|(log )?response size|too many (results|logs)|query (timeout|duration)/i
const blockTexts =
  /block[s-]{0,3} range|range ([\d,]{1,20} )?(is |of |limit|exceeds|too )|ranges over|limited to (an? )?[\d,]{1,20} (block|range)|too many blocks|max(imum)? (of )?[\d,]{1,20} blocks/i
const pastTexts =
  /archive|missing trie node|(historical|required) (historical )?state|state .{0,80}(not available|unavailable|pruned)|pruned|BlockOutOfRange|history .{0,40}(not available|unavailable)|proof window/i
const budgetTexts = /(daily|monthly) .{0,40}(limit|capacity|quota|exceeded)|payment required|quota exceeded/i
const rateTexts = /rate.?limit|too many requests|per second|\/ ?sec|\brps\b|request limit reached/i
const rateCodes: readonly number[] = [429, -32_005, -32_007, -32_097]

/** Reads a number such as `10,000` or `2K` behind a word that introduces a limit. */
function statedIn(text: string): bigint | undefined {
  const [, digits, kilo] = limits.exec(text) ?? []
  if (digits === undefined) return undefined
  const most = BigInt(digits.replace(/[,_]/g, '')) * (kilo ? 1_000n : 1n)
  return most > 0n ? most : undefined
}

const limits =
  /(?:up to an?|limited to(?: an?)?(?: 0 ?-)?|limit of|exceeds limit of|over|max(?:imum)?(?: allowed)?(?: block)?(?: range)?(?: is)?(?: set to)?:?) ?(\d[\d,_]{0,12}) ?(k\b)?/i

/** Reads the size of a range of blocks that the node suggests, such as `[0x0, 0x7d0]` or `range 7-70`. */
function suggestedIn(text: string): bigint | undefined {
  const [, from, to] =
    /\[(0x[0-9a-f]{1,16}|\d{1,15}), ?(0x[0-9a-f]{1,16}|\d{1,15})\]/i.exec(text) ??
    /range (\d{1,15}) ?- ?(\d{1,15})/i.exec(text) ??
    []
  if (from === undefined || to === undefined) return undefined
  const blocks = BigInt(to) - BigInt(from) + 1n
  return blocks > 0n ? blocks : undefined
}

function rateIn(text: string): number | undefined {
  const [, digits] = /(\d{1,6}) ?(?:requests? ?)?(?:\/ ?sec|per second)/i.exec(text) ?? []
  const perSecond = Number(digits)
  return perSecond > 0 ? perSecond : undefined
}
