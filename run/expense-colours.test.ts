import { WEEK_COLOURS } from '@homeyield/domain/investment-return/week-colours'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../web/src/styles/tokens.css', import.meta.url), 'utf8')

it('finds the colours of every expense, and no others, in the stylesheet', () => {
  const expected = Object.entries(WEEK_COLOURS).map(
    ([key, [light, dark]]) => `[data-part='${key}'] {\n  --part: light-dark(${light}, ${dark});\n}`,
  )
  expect(css.match(/\[data-part=[^}]*\}/gu)?.toSorted()).toEqual(expected.toSorted())
})
