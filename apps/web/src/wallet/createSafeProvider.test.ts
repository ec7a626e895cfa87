import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { describe, expect, test } from 'vitest'
import { createSafeProvider, type SafeSdk } from './createSafeProvider.js'

type Details = Awaited<ReturnType<SafeAppsSDK['txs']['getBySafeTxHash']>>

/** Replaces the Safe page around the app, which cannot run here. Answers as its library does. */
function stubSafe(options: { states?: readonly Partial<Details>[]; signatures?: readonly string[] } = {}) {
  const states = [...(options.states ?? [])]
  const signatures = [...(options.signatures ?? [])]
  const sent: unknown[] = []
  const sdk: SafeSdk = {
    safe: {
      getInfo: async () => ({ safeAddress: '0x5afe', chainId: 1, threshold: 2, owners: [] }) as never,
      getOffChainSignature: async () => signatures.shift() ?? '',
    },
    txs: {
      send: async ({ txs }) => {
        sent.push(...txs)
        return { safeTxHash: '0xsafe' }
      },
      getBySafeTxHash: async () => states.shift() as Details,
      signTypedMessage: async (data) => {
        sent.push(data)
        return { messageHash: '0xmessage' }
      },
      signMessage: async () => ({ safeTxHash: '0xsafe' }),
    },
    eth: { setSafeSettings: (async () => ({ offChainSigning: true })) as never },
  }
  return { provider: createSafeProvider({ sdk, chainId: 1, pollMs: 1 }), sent }
}

describe('createSafeProvider', () => {
  test('default: a transaction resolves to its hash on chain, once the owners have agreed', async () => {
    const { provider, sent } = stubSafe({
      states: [
        { txStatus: 'AWAITING_CONFIRMATIONS' as never },
        { txStatus: 'AWAITING_EXECUTION' as never },
        { txStatus: 'SUCCESS' as never, txHash: '0xabc' },
      ],
    })
    const params = [{ to: '0xseaport', value: '0x10', data: '0x12' }]
    expect(await provider.request({ method: 'eth_sendTransaction', params })).toBe('0xabc')
    expect(sent).toEqual([{ to: '0xseaport', value: '16', data: '0x12' }])
  })

  test('error: the owners reject it', async () => {
    const { provider } = stubSafe({ states: [{ txStatus: 'CANCELLED' as never }] })
    await expect(
      provider.request({ method: 'eth_sendTransaction', params: [{ to: '0xseaport' }] }),
    ).rejects.toMatchObject({ code: 4001 })
  })

  test('behavior: an order is signed once enough owners have signed it', async () => {
    const { provider, sent } = stubSafe({ signatures: ['', '0x', '0x1234'] })
    const params = ['0x5afe', '{"primaryType":"OrderComponents"}']
    expect(await provider.request({ method: 'eth_signTypedData_v4', params })).toBe('0x1234')
    expect(sent).toEqual([{ primaryType: 'OrderComponents' }])
  })

  test('behavior: a Safe that signs on chain has an empty signature', async () => {
    const { provider } = stubSafe({ states: [{ txStatus: 'SUCCESS' as never, txHash: '0xabc' }] })
    expect(await provider.request({ method: 'personal_sign', params: ['0x00', '0x5afe'] })).toBe('0x')
  })

  test('error: unsupported methods', async () => {
    const { provider } = stubSafe()
    await expect(provider.request({ method: 'wallet_sendCalls' })).rejects.toMatchObject({ code: 4200 })
  })
})
