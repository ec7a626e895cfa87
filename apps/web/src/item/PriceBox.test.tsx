// @vitest-environment jsdom

import { ether } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PriceBox } from './PriceBox.js'

afterEach(cleanup)

const offer: PriceBox.Offer = {
  breakdown: { total: 499_990_575_443_574_190n, seller: 469_991_140_916_959_739n, parts: [] },
  currency: ether,
  endTime: 9_999_999_999n,
  own: false,
  each: false,
}

function show(change: Partial<PriceBox.Props>) {
  return renderSpeaking(
    <PriceBox
      offer={offer}
      held={false}
      isReserved={false}
      nameOf={(address) => address}
      onBuy={() => {}}
      onList={undefined}
      onOffer={undefined}
      onSwap={undefined}
      onCart={undefined}
      inCart={false}
      onCancel={() => {}}
      {...change}
    />,
  )
}

const factNames = () => screen.getAllByRole('term').map((name) => name.textContent)

describe('PriceBox', () => {
  test('default: the seller’s part, and that the wallet shows the network fee', () => {
    show({})
    expect(factNames()).toEqual(['Seller receives', 'Network fee'])
  })

  test('behavior: a fee has no name until its recipient is read, and then never another', () => {
    const parts = [{ to: 'other', recipient: '0x01', basisPoints: 500, amount: 1n }] as const
    const withFee = { ...offer, breakdown: { ...offer.breakdown, parts } }
    show({ offer: withFee, isReading: true })
    expect(factNames()).toEqual(['Seller receives', '', 'Network fee'])
    cleanup()
    show({ offer: withFee })
    expect(factNames()).toEqual(['Seller receives', 'Other recipient (5%)', 'Network fee'])
  })

  test('behavior: an edition shows the price per unit and of all that are left', () => {
    const whole = { units: 3n, price: 15n * 10n ** 17n, isOnlyWhole: false }
    show({ offer: { ...offer, each: true, whole } })
    expect(screen.getByRole('region').textContent).toMatch(
      /^Lowest price per unit0\.4999…\u00a0ETHAll 3 for 1\.5\u00a0ETH/,
    )
    cleanup()
    show({ offer: { ...offer, each: true, whole: { ...whole, isOnlyWhole: true } } })
    screen.getByText('Sold only together: 3 for 1.5 ETH')
  })

  test('behavior: the seller of some units of an edition can list more of them', () => {
    show({ offer: { ...offer, own: true }, held: true, onList: () => {}, onListMore: () => {} })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit price',
      'List more units',
      'Cancel listing',
    ])
  })

  test('behavior: the seller sees the proceeds, without fees that others pay', () => {
    show({ offer: { ...offer, own: true }, held: true })
    expect(factNames()).toEqual(['You receive'])
  })

  test('behavior: leaves out the last digits of a changing price', () => {
    show({ offer: { ...offer, endPrice: 2n * 10n ** 17n } })
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('0.4699…\u00a0ETH')
  })

  test('behavior: an item with a private listing for another wallet is not called unlisted', () => {
    show({ offer: undefined, isReserved: true })
    expect(screen.getByText('Its owner has listed it for one wallet only.')).toBeTruthy()
  })
})
