import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastWithWhite, darkenForWhite, describeLightColour, takesWhiteText } from './brand-colour.ts'

// Computed by hand with the formula of WCAG 2.2.
it.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#ff0000', 4],
  ['#0c6a55', 6.55],
])('white text on %s has a contrast of %d', (colour, contrast) => {
  expect(contrastWithWhite(colour)).toBeCloseTo(contrast, 2)
})

it('can be read from 4.5 on', () => {
  expect(['#767676', '#777777', '#FF0000'].map(takesWhiteText)).toEqual([true, false, false])
})

it('proposes the nearest darker colour of the same hue', () => {
  expect(darkenForWhite('#ffffff')).toBe('#767676')
  expect(darkenForWhite('#0c6a55')).toBe('#0c6a55')
  expect(describeLightColour('#777777')).toBe(
    'White text is hard to read on this colour. #767676 is the nearest darker one that works.',
  )
})

it('always proposes one that works, and none that is much darker than needed', () => {
  const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (given) => {
      const darker = darkenForWhite(given)
      expect(takesWhiteText(darker)).toBe(true)
      if (!takesWhiteText(given)) expect(contrastWithWhite(darker)).toBeLessThan(4.7)
      else expect(darker).toBe(given)
    }),
  )
})
