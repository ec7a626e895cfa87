// @vitest-environment jsdom
import { type Flow, type FlowRecord, SoukProvider } from '@souk/react'
import { Order } from '@souk/seaport'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApprovalPreset } from '../../preferences/approvalScope.js'
import { ether, info, order } from '../../testing/fixtures.js'
import { renderSpeaking } from '../../testing/speak.js'
import { FlowDialog } from './FlowDialog.js'
import { Review } from './Review.js'
import type { StepApproval } from './stepWords.js'

// jsdom has no layout, and therefore no scrolling.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const price = { price: 10n ** 16n, currency: ether }
const low = (severity: Order.Severity): Order.Finding => ({
  code: 9011,
  severity,
  name: 'priceFarUnderFloor',
  facts: { price: 10n ** 16n, floor: 10n ** 18n, unit: zeroAddress },
  message: 'The price is far below the floor of the collection.',
})

type Change = { kind?: FlowRecord.FlowKind; isGain?: () => boolean; easedFor?: 'listing' | 'ownBid' }

function show(state: Flow.State, change: Change = {}) {
  const onStart = vi.fn()
  const nothing = () => {}
  renderSpeaking(
    <SoukProvider souk={{ api: {} as never, client: {} as never, info }}>
      <FlowDialog
        kind="sale"
        state={state}
        form={undefined}
        review={() => <Review label="Sale" rows={[]} steps={[]} price={price} onStart={onStart} />}
        stepsOf={() => []}
        receipt={() => undefined}
        onRetry={nothing}
        onResume={nothing}
        onStop={nothing}
        onClose={nothing}
        {...change}
      />
    </SoukProvider>,
  )
  return onStart
}

const ready = (findings: readonly Order.Finding[]): Flow.State => ({
  status: 'ready',
  plan: { steps: [], findings },
})
const done: Flow.State = {
  status: 'done',
  steps: [],
  step: 0,
  waitingFor: 'chain',
  done: { signed: [], sent: [], isWalletAsked: true },
  plan: { steps: [] },
  outcome: undefined,
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('FlowDialog', () => {
  test('default: without findings, the wallet is asked at once', () => {
    const onStart = show(ready([]))
    expect(screen.queryByRole('alert')).toBeNull()
    press('Continue in wallet')
    expect(onStart).toHaveBeenCalledOnce()
  })

  test.each([
    ['purchase', {}, 1],
    ['settlement', {}, 1],
    ['sweep', { isGain: () => false }, 0],
    ['listing', {}, 0],
  ] as const)('behavior: celebrates what a %s brings %o', (kind, change, count) => {
    show(done, { kind, ...change })
    expect(document.querySelectorAll('[aria-hidden] .moment-star')).toHaveLength(count)
  })

  test('behavior: a warning is shown above the review and has to be agreed to', () => {
    const onStart = show(ready([low('warning')]))
    expect(screen.getByRole('alert').textContent).toContain('You would get 0.01\u00a0ETH.')
    press('Confirm the warning first')
    expect(onStart).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox'))
    press('Continue in wallet')
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('behavior: a price that the guard would refuse has to be typed', () => {
    const onStart = show(ready([low('blocking')]))
    expect(screen.queryByRole('checkbox')).toBeNull()
    press('Type the price again')
    expect(onStart).not.toHaveBeenCalled()
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '0.01' } })
    press('Continue in wallet')
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('behavior: a note is shown, and needs no agreement', () => {
    const unchecked = { ...low('note'), name: 'worthNotChecked', facts: {} } as const
    const onStart = show(ready([unchecked]))
    expect(screen.queryAllByText(/there is no market price to compare it with/)).toHaveLength(1)
    press('Continue in wallet')
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('param: easedFor: listing: another currency than that of other listings is a note, other warnings stay', () => {
    const unlike = { ...low('warning'), name: 'worthNotChecked', facts: { units: [] } } as const
    const onStart = show(ready([unlike]), { easedFor: 'listing' })
    expect(screen.queryAllByText(/other listings use a different currency/)).toHaveLength(1)
    expect(screen.queryByRole('checkbox')).toBeNull()
    press('Continue in wallet')
    expect(onStart).toHaveBeenCalledOnce()
    cleanup()
    show(ready([unlike]))
    expect(screen.queryAllByRole('checkbox')).toHaveLength(1)
    cleanup()
    show(ready([unlike, low('warning')]), { easedFor: 'listing' })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.queryAllByRole('checkbox')).toHaveLength(1)
  })

  test('param: easedFor: ownBid: a price that the visitor signed before needs no agreement, a refused one is typed', () => {
    const dear = (severity: 'warning' | 'blocking') =>
      ({ ...low(severity), name: 'priceFarOverFloor', code: 9013 }) as const
    const onStart = show(ready([dear('warning')]), { easedFor: 'ownBid' })
    expect(screen.queryAllByText(/The cheapest of its kind is for sale at/)).toHaveLength(1)
    expect(screen.queryByRole('checkbox')).toBeNull()
    press('Continue in wallet')
    expect(onStart).toHaveBeenCalledOnce()
    cleanup()
    show(ready([dear('warning')]))
    expect(screen.queryAllByRole('checkbox')).toHaveLength(1)
    cleanup()
    show(ready([dear('blocking')]), { easedFor: 'ownBid' })
    expect(screen.queryAllByRole('textbox')).toHaveLength(1)
  })

  test('error: shows a refusal of the guard in the visitor’s words, not the developer’s', () => {
    show({ status: 'blocked', error: new Order.UnsafeError({ findings: [low('blocking')] }) })
    const said = screen.getByRole('dialog').textContent
    expect(said).toContain('The cheapest of its kind is for sale at 1\u00a0ETH.')
    expect(said).not.toContain('override')
  })
})

describe('approvals', () => {
  const money: StepApproval = { scope: 'all', of: 'money', canChange: true }

  /** Shows a review with one approval, as a container would: a new size prepares the trade again. */
  function Approving({ approval, onRetry }: { approval: StepApproval; onRetry: () => void }) {
    const [state, setState] = useState<Flow.State>(ready([]))
    const [preset, onScope] = useState<ApprovalPreset>(approval.scope)
    const scope = preset === 'all' ? 'all' : 'exact'
    const steps = [
      { id: '0', name: 'Allow paying with WETH', meaning: '', approval: { ...approval, scope } },
    ] as const
    return (
      <FlowDialog
        kind="sale"
        state={state}
        approval={{ scope: preset, onScope }}
        form="Choose a price"
        review={() => <Review label="Sale" rows={[]} steps={steps} onStart={() => {}} />}
        stepsOf={() => steps}
        receipt={() => undefined}
        onRetry={() => {
          onRetry()
          setState({ status: 'preparing' })
        }}
        onResume={() => {}}
        onStop={() => {}}
        onClose={() => {}}
      />
    )
  }

  function showApproval(approval: StepApproval) {
    const onRetry = vi.fn()
    renderSpeaking(
      <SoukProvider souk={{ api: {} as never, client: {} as never, info }}>
        <Approving approval={approval} onRetry={onRetry} />
      </SoukProvider>,
    )
    return onRetry
  }

  test('default: the review names the size of an approval', () => {
    const onRetry = showApproval(money)
    expect(screen.getByRole('listitem').textContent).toContain('Unlimited')
    expect(onRetry).not.toHaveBeenCalled()
  })

  test('behavior: a new size prepares the trade again, while the review stays and cannot be confirmed', () => {
    const onRetry = showApproval(money)
    fireEvent.click(screen.getByRole('radio', { name: 'Exact amount' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.queryByText('Choose a price')).toBeNull()
    expect(screen.getByRole('listitem').textContent).toContain('Exact amount')
    expect(screen.getByRole('button', { name: 'Continue in wallet' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('behavior: a review waits for another trade of this browser, and is prepared again when that ends', () => {
    const onRetry = showApproval(money)
    const save = (status: FlowRecord.RecordStatus) =>
      act(() => {
        const other = {
          version: 1,
          id: 'other',
          kind: 'offer',
          chainId: 1,
          account: zeroAddress,
          title: 'Lamp',
        }
        const place = { steps: ['approval'], step: 0, waitingFor: 'wallet', sent: [], orders: [] }
        const times = { startedAt: 1, updatedAt: Date.now() }
        localStorage.setItem('souk.flow.other', JSON.stringify({ ...other, ...place, ...times, status }))
        window.dispatchEvent(new Event('storage'))
      })
    save('running')
    press('Waiting for your other trade …')
    expect(onRetry).not.toHaveBeenCalled()
    save('done')
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.queryByText('Choose a price')).toBeNull()
    press('Continue in wallet')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('behavior: a listing that reached the market later has one title, and its price and end', () => {
    const { status: _, ...place } = done
    show({ ...place, status: 'settled', posted: [order] }, { kind: 'listing' })
    expect(screen.getAllByText('Listed')).toHaveLength(1)
    expect(screen.getByText(/^What you signed is on the market now, at /)).toBeDefined()
  })

  test('behavior: an edition only knows approvals of everything', () => {
    showApproval({ scope: 'all', of: 'items', canChange: false })
    expect(screen.getByRole('listitem').textContent).toContain('Whole collection')
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
