import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { changeCached } from './changeCached.js'

describe('changeCached', () => {
  test('default: changes the data of chosen reads, which are as old and as invalid as before', async () => {
    const queryClient = new QueryClient()
    for (const key of ['a', 'b', 'c']) queryClient.setQueryData([key], 1, { updatedAt: 5 })
    await queryClient.invalidateQueries({ queryKey: ['b'] })
    changeCached<number>(
      queryClient,
      ([name]) => name !== 'c',
      (value) => value + 1,
    )
    const states = ['a', 'b', 'c'].map((key) => queryClient.getQueryState([key]))
    expect(states.map((state) => [state?.data, state?.isInvalidated, state?.dataUpdatedAt])).toEqual([
      [2, false, 5],
      [2, true, 5],
      [1, false, 5],
    ])
  })

  test('behavior: an answer that stays the same is still read again', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['a'], { value: 1 })
    await queryClient.invalidateQueries({ queryKey: ['a'] })
    changeCached<object>(
      queryClient,
      () => true,
      (data) => data,
    )
    expect(queryClient.getQueryState(['a'])?.isInvalidated).toBe(true)
  })
})
