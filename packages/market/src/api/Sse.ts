/** One message of a server-sent event stream. */
export type Message = { id?: string; event: string; data: string }

/**
 * Splits a server-sent event stream into messages.
 *
 * @param buffer - Received text that has not been parsed yet.
 * @returns The complete messages and the rest to keep. Comments (heartbeats) are no messages.
 *
 * @example
 * Sse.parse('id: 3\ndata: {}\n\nid: 4') // → { messages: [{ id: '3', event: 'message', data: '{}' }], rest: 'id: 4' }
 */
export function parse(buffer: string): { messages: readonly Message[]; rest: string } {
  // A carriage return at the very end may be the first half of a line break, so it waits for more text.
  const held = buffer.endsWith('\r') ? '\r' : ''
  const text = (held ? buffer.slice(0, -1) : buffer).replace(/\r\n?/g, '\n')
  const blocks = text.split('\n\n')
  const rest = (blocks.pop() ?? '') + held
  return { messages: blocks.flatMap(parseBlock), rest }
}

function parseBlock(block: string): Message[] {
  let id: string | undefined
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id') id = value
  }
  if (data.length === 0) return []
  return [{ event, data: data.join('\n'), ...(id === undefined ? undefined : { id }) }]
}
