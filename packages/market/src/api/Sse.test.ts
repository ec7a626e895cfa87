import { describe, expect, test } from 'vitest'
import * as Sse from './Sse.js'

describe('parse', () => {
  test('default', () => {
    expect(Sse.parse('id: 3\nevent: market\ndata: {"a":1}\n\nid: 4')).toEqual({
      messages: [{ id: '3', event: 'market', data: '{"a":1}' }],
      rest: 'id: 4',
    })
  })

  test('behavior: heartbeats give no message', () => {
    expect(Sse.parse(': still here\n\n')).toEqual({ messages: [], rest: '' })
  })

  test('behavior: any cut gives the same messages', () => {
    const stream = ': hi\r\n\r\nid: 1\r\ndata: a\r\ndata: b\r\n\r\ndata:c\n\n'
    const whole = Sse.parse(stream).messages
    for (let cut = 0; cut <= stream.length; cut++) {
      const first = Sse.parse(stream.slice(0, cut))
      const second = Sse.parse(first.rest + stream.slice(cut))
      expect([...first.messages, ...second.messages]).toEqual(whole)
    }
    expect(whole).toEqual([
      { id: '1', event: 'message', data: 'a\nb' },
      { event: 'message', data: 'c' },
    ])
  })
})
