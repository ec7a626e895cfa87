// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ether } from '../../testing/fixtures.js'
import { renderSpeaking } from '../../testing/speak.js'
import { NetworkFee } from './NetworkFee.js'

afterEach(cleanup)

/** Renders it once, and counts the requests. */
async function show(answer: () => Promise<bigint | undefined>) {
  let asked = 0
  const estimate = () => {
    asked++
    return answer()
  }
  await act(async () => {
    renderSpeaking(
      <p>
        Fee: <NetworkFee estimate={estimate} native={ether} />
      </p>,
    )
  })
  return () => asked
}

describe('NetworkFee', () => {
  test('default: shows an estimate once the node has answered', async () => {
    const asked = await show(async () => 294_000_000_000_000n)
    expect(screen.getByText(/^Fee/).textContent).toBe('Fee: 0.000294\u00a0ETH (estimate)')
    expect(asked()).toBe(1)
  })

  test.each([
    ['something else has to happen first', async () => undefined],
    ['the node does not answer', () => Promise.reject(new Error('down'))],
  ])('behavior: leaves it to the wallet where %s', async (_, answer) => {
    await show(answer)
    screen.getByText(/added by your wallet/)
  })
})
