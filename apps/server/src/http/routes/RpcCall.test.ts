import { describe, expect, test } from 'vitest'
import { limit } from './RpcCall.js'

const blockGas = 30_000_000n
const most = '0x1c9c380'
const to = '0x00000000000000000000000000000000000000aa'
const of = (method: string, ...params: unknown[]) => limit({ method, params }, { blockGas })

describe('limit', () => {
  test.each([
    ['without gas', { to }, { to, gas: most }],
    ['with less gas', { to, gas: '0x5208' }, { to, gas: '0x5208' }],
    ['with more gas than a block has', { to, gas: '0xe8d4a51000' }, { to, gas: most }],
    ['with gas as a number', { to, gas: 1e12 }, { to, gas: most }],
    ['with gas that is none', { to, gas: 'lots' }, { to, gas: most }],
    ['of code without an address', { data: '0x6000' }, { data: '0x6000', gas: most }],
  ])('default: a call %s', (_, asked, passed) => {
    expect(of('eth_call', asked, 'latest')).toEqual({ method: 'eth_call', params: [passed, 'latest'] })
    expect(of('eth_estimateGas', asked)).toEqual({ method: 'eth_estimateGas', params: [passed] })
  })

  test('param: blockGas', () => {
    expect(limit({ method: 'eth_call', params: [{ to }] }, { blockGas: 2n ** 50n })).toEqual({
      method: 'eth_call',
      params: [{ to, gas: '0x2faf080' }],
    })
  })

  test.each([
    ['state of other accounts', 'eth_call', [{ to }, 'latest', { [to]: { code: '0x5b600056' } }], -32602],
    ['state in an estimate', 'eth_estimateGas', [{ to }, 'latest', { [to]: { balance: '0x1' } }], -32602],
    ['another block', 'eth_call', [{ to }, 'latest', null, { gasLimit: '0xffffffffff' }], -32602],
    ['no transaction', 'eth_call', ['0x', 'latest'], -32602],
    ['no parameters', 'eth_call', { to }, -32602],
    ['fees of a thousand blocks', 'eth_feeHistory', ['0x400', 'latest', []], -32602],
    ['a simulation of nothing', 'eth_simulateV1', [{}], -32602],
    [
      'a simulation on other state',
      'eth_simulateV1',
      [{ blockStateCalls: [{ calls: [{ to }], stateOverrides: { [to]: { code: '0x5b600056' } } }] }],
      -32602,
    ],
    [
      'a simulation of two blocks',
      'eth_simulateV1',
      [{ blockStateCalls: [{ calls: [{ to }] }, {}] }],
      -32602,
    ],
    [
      'a simulation of very many calls',
      'eth_simulateV1',
      [{ blockStateCalls: [{ calls: Array.from({ length: 21 }, () => ({ to })) }] }],
      -32602,
    ],
    ['a name of something else', 'constructor', [], -32601],
  ])('error: %s', (_, method, params, code) => {
    expect(limit({ method, params }, { blockGas })).toMatchObject({ code })
  })

  test('behavior: simulated calls share the gas of a block', () => {
    const calls = [{ from: to, to, value: '0x1', gas: '0xffffffffff', nonce: '0x7' }, { to }]
    const limited = calls.map(({ from, to, value }) => ({ from, to, value, gas: '0xe4e1c0' }))
    expect(of('eth_simulateV1', { blockStateCalls: [{ calls }] }, 'latest')).toEqual({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ calls: limited }], traceTransfers: true, validation: false }, 'latest'],
    })
  })

  test('behavior: forwards methods that run no code as they are', () => {
    expect(of('eth_getBalance', to, 'latest')).toEqual({ method: 'eth_getBalance', params: [to, 'latest'] })
    expect(of('eth_call', { to }, 'latest', undefined)).toMatchObject({ params: [{ to }, 'latest'] })
  })
})
