import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SliderField } from './slider-field.tsx'

it('names the field in its buttons, which a screen reader reads out alone', () => {
  const field = <SliderField name="bedrooms" label="Bedrooms" value={3} highest={5} onValue={() => undefined} />
  const names = renderToStaticMarkup(field)
    .match(/<button[^>]*>/gu)
    ?.map((button) => /aria-label="([^"]*)"/u.exec(button)?.[1])
  expect(names).toEqual(['Less: Bedrooms', 'More: Bedrooms'])
})
