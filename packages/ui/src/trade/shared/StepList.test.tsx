// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderSpeaking } from '../../testing/speak.js'
import { NetworkContext } from './NetworkContext.js'
import { StepList } from './StepList.js'

afterEach(cleanup)
const steps = [
  { id: '0', name: 'Allow trading', meaning: 'Lets the exchange move it.' },
  { id: '1', name: 'Sign', meaning: 'Costs nothing.' },
]

describe('StepList', () => {
  test('default: the steps, before the first request', () => {
    renderSpeaking(<StepList steps={steps} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('behavior: names the chain before the first request if the market has several', () => {
    const show = (hasOthers: boolean, current?: number) =>
      renderSpeaking(
        <NetworkContext value={{ name: 'Caravan', hasOthers }}>
          <StepList {...{ steps, current }} />
        </NetworkContext>,
      )
    show(true)
    screen.getByText('All of this happens on Caravan.')
    cleanup()
    show(false)
    renderSpeaking(
      <NetworkContext value={{ name: 'Caravan', hasOthers: true }}>
        <StepList steps={[{ id: '1', name: 'Sign', meaning: '', isSignature: true }]} />
      </NetworkContext>,
    )
    show(true, 0)
    expect(screen.queryByText(/happens on/)).toBeNull()
  })

  test('behavior: marks and announces the current step', () => {
    renderSpeaking(<StepList steps={steps} current={1} waitingFor="wallet" />)
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Sign')
    expect(screen.getByRole('status').textContent).toContain('Waiting for your wallet')
    expect(screen.getByText('(done)', { exact: false })).toBeDefined()
  })
})
