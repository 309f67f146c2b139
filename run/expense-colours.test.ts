import { EXPENSE_BY_KEY } from '@homeyield/domain/expenses/expenses'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../web/src/styles/tokens.css', import.meta.url), 'utf8')

it('finds the colours of every expense, and no others, in the stylesheet', () => {
  const expected = Object.values(EXPENSE_BY_KEY).map(
    ({ key, colour: [light, dark] }) => `[data-part='${key}'] {\n  --part: light-dark(${light}, ${dark});\n}`,
  )
  expect(css.match(/\[data-part=[^}]*\}/gu)?.toSorted()).toEqual(expected.toSorted())
})
