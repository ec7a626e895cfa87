import {
  type Abi,
  type AbiEvent,
  decodeAbiParameters,
  type Hex,
  type Log,
  type ParseEventLogsReturnType,
  toEventSelector,
} from 'viem'

/** A log with the name and the arguments of its event. */
export type Parsed<abi extends Abi> = ParseEventLogsReturnType<abi, undefined, true>[number]

/** Decodes a log, or returns `undefined` if it is none of these events, or does not decode. */
export type Parse<abi extends Abi> = (log: Log) => Parsed<abi> | undefined

/**
 * Creates a decoder of the events of an interface. `parseEventLogs` of viem finds the same, but hashes all events of the
 * interface for each list of logs, which takes several times as long as decoding a log.
 */
export function eventTable<const abi extends Abi>(abi: abi): Parse<abi> {
  const events = new Map(
    abi.flatMap((item) => (item.type === 'event' ? [[toEventSelector(item), item]] : [])),
  )
  return (log) => {
    const event = events.get(log.topics[0] as Hex)
    const args = event && decode(event, log)
    return args && ({ ...log, eventName: event.name, args } as unknown as Parsed<abi>)
  }
}

/** A contract may write anything. */
function decode({ inputs }: AbiEvent, { topics, data }: Log): Record<string, unknown> | undefined {
  const indexed = inputs.filter((input) => input.indexed)
  const others = inputs.filter((input) => !input.indexed)
  if (topics.length - 1 < indexed.length) return undefined
  try {
    const words = indexed.flatMap((input, index) => decodeAbiParameters([input], topics[index + 1] as Hex))
    const values = others.length > 0 ? decodeAbiParameters(others, data) : []
    return Object.fromEntries([
      ...indexed.map(({ name }, index) => [name, words[index]]),
      ...others.map(({ name }, index) => [name, values[index]]),
    ])
  } catch {
    return undefined
  }
}
