import { describe, expect, test } from 'vitest'
import * as Intake from './Intake.js'

describe('restMs', () => {
  const most = 400

  test('default: a batch waits until some time after the one before it', () => {
    const intake = { ...Intake.create(), running: 1, beganMs: 100, size: 3 }
    expect([100, 105.5, 112, 900].map((nowMs) => Intake.restMs(intake, { most, nowMs }))).toEqual([
      12, 7, 0, 0,
    ])
  })

  test('behavior: a lone batch does not wait', () => {
    const intake = { ...Intake.create(), running: 0, beganMs: 100, size: 3 }
    expect(Intake.restMs(intake, { most, nowMs: 100 })).toBe(0)
  })

  test('behavior: a full batch does not wait', () => {
    const intake = { ...Intake.create(), running: 1, beganMs: 100, size: most }
    expect(Intake.restMs(intake, { most, nowMs: 100 })).toBe(0)
  })
})
