import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DwellingIcon } from './dwelling-icon.tsx'

it('draws apartments and flats as a block, without a pitched roof', () => {
  const draw = (dwelling: 'House' | 'Apartment' | 'Flat' | 'Room') =>
    renderToStaticMarkup(<DwellingIcon dwelling={dwelling} />)
  expect(draw('House')).toContain('L48 8l32 20')
  expect(draw('Room')).toBe(draw('House'))
  for (const dwelling of ['Apartment', 'Flat'] as const) expect(draw(dwelling)).not.toContain('L48 8l32 20')
})
