import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Letterhead } from './letterhead.tsx'

const NOTHING = {
  name: 'Aroha',
  company: '',
  licence: '',
  phone: '',
  email: '',
  website: '',
  colour: null,
  logoUrl: null,
  photoUrl: null,
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

it('has everything that is given, with the colour as a fill and no link', () => {
  const markup = renderToStaticMarkup(
    <Letterhead
      name="Aroha"
      company="Hill Rentals"
      licence="Licence 20012345"
      phone="07 555 0100"
      email="rentals@hill.example"
      website="https://hill.example/rentals"
      colour="#2f3380"
      logoUrl="/api/images/logo.png"
      photoUrl="/api/images/photo.jpg"
    />,
  )
  expect(textOf(markup)).toBe(
    'Hill Rentals Licence 20012345 Aroha 07 555 0100 rentals@hill.example hill.example/rentals',
  )
  expect(markup).toContain('fill="#2f3380"')
  // What the content security policy of the server's pages refuses.
  expect(markup).not.toMatch(/style=|<a /u)
  expect(markup).toContain('alt="Hill Rentals"')
  expect(markup).toContain('alt="Aroha"')
})

it('has the name alone when nothing is given', () => {
  const markup = renderToStaticMarkup(<Letterhead {...NOTHING} />)
  expect(textOf(markup)).toBe('Aroha')
  expect(markup).not.toContain('<img')
})
