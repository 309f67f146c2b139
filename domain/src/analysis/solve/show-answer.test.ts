import { expect, it } from 'vitest'
import { showAnswer } from './show-answer.ts'

const always = () => true

it('rounds a price down, and a rent or deposit up', () => {
  expect(showAnswer(438_838.664, 'down', always)).toEqual({ exact: 438_838.66, shown: 438_838 })
  expect(showAnswer(438_838.664, 'up', always)).toEqual({ exact: 438_838.66, shown: 438_839 })
  expect(showAnswer(255_000.000_000_03, 'up', always)).toEqual({ exact: 255_000, shown: 255_000 })
  expect(showAnswer(0, 'up', always).shown).toBe(0)
})

it('goes on to the dollars that meet the target', () => {
  expect(showAnswer(1000.5, 'down', (price) => price <= 997).shown).toBe(997)
  expect(showAnswer(1000.5, 'up', (rent) => rent >= 1004).shown).toBe(1004)
})

it('ends after a hundred dollars, and at 0', () => {
  expect(showAnswer(1000, 'down', () => false).shown).toBe(900)
  expect(showAnswer(1000, 'up', () => false).shown).toBe(1100)
  expect(showAnswer(50, 'down', () => false).shown).toBe(0)
})
