import { describe, expect, test } from 'vitest'
import { giveWay } from './giveWay.js'
import * as Intake from './Intake.js'

const post = { posted: [], from: undefined, isWhole: false, resolve: () => {}, reject: () => {} }

describe('giveWay', () => {
  test('default: goes on at once where no post waits', async () => {
    const intake = { ...Intake.create(), added: 3, ended: 3 }
    await expect(giveWay({ intake })).resolves.toBeUndefined()
  })

  test('behavior: waits for the posts that are there, and not for later ones', async () => {
    const intake = Intake.create()
    Intake.add(intake, post)
    Intake.add(intake, post)
    let isOver = false
    const waiting = giveWay({ intake }).then(() => {
      isOver = true
    })
    Intake.add(intake, post)
    intake.ended = 1
    await Promise.resolve()
    expect(isOver).toBe(false)
    intake.ended = 2
    await waiting
    expect(intake).toMatchObject({ added: 3, ended: 2 })
  })

  test('behavior: goes on where posts are held up', async () => {
    const intake = Intake.create()
    Intake.add(intake, post)
    await expect(giveWay({ intake })).resolves.toBeUndefined()
  })
})
