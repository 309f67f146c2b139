import { WEEK_PARTS } from '@homeyield/domain/investment-return/where-the-week-goes'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../web/src/styles/tokens.css', import.meta.url), 'utf8')

it('finds the colours of every expense, and no others, in the stylesheet', () => {
  const expected = Object.entries(WEEK_PARTS).map(
    ([key, { colour: [light, dark] }]) => `[data-part='${key}'] {\n  --part: light-dark(${light}, ${dark});\n}`,
  )
  expect(css.match(/\[data-part=[^}]*\}/gu)?.toSorted()).toEqual(expected.toSorted())
})
