import { expect, it } from 'vitest'
import { showAnswer } from './show-answer.ts'

const always = () => true

it('rounds a price down, and a rent or deposit up', () => {
  expect(showAnswer(438_838.664, 'down', always)).toEqual({ exact: 438_838.66, shown: 438_838 })
  expect(showAnswer(438_838.664, 'up', always)).toEqual({ exact: 438_838.66, shown: 438_839 })
  expect(showAnswer(255_000.000_000_03, 'up', always)).toEqual({ exact: 255_000, shown: 255_000 })
  expect(showAnswer(0, 'up', always)).toEqual({ exact: 0, shown: 0 })
})

it('goes on to the dollars that meet the target', () => {
  expect(showAnswer(1000.5, 'down', (price) => price <= 997)).toEqual({ exact: 1000.5, shown: 997 })
  expect(showAnswer(1000.5, 'up', (rent) => rent >= 1004)).toEqual({ exact: 1000.5, shown: 1004 })
})

it('finds the nearest dollars however far they are, and never asks for a price of 0', () => {
  for (const far of [0, 1, 2, 3, 4, 5, 7, 8, 9, 998, 999]) {
    expect(showAnswer(1000, 'down', (price) => price <= 1000 - far)).toEqual({ exact: 1000, shown: 1000 - far })
    expect(showAnswer(1000, 'up', (deposit) => deposit >= 1000 + far)).toEqual({ exact: 1000, shown: 1000 + far })
  }
  const asked: number[] = []
  const never = (amount: number) => asked.push(amount) === 0
  expect(showAnswer(1000, 'down', never)).toBeNull()
  expect(showAnswer(0.5, 'down', never)).toBeNull()
  expect(showAnswer(1, 'down', never)).toBeNull()
  expect(Math.min(...asked.filter((amount) => amount !== 0))).toBe(1)
  expect(showAnswer(999_999_999, 'up', never)).toBeNull()
})
