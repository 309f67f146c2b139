import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PublicHeader } from './public-header.tsx'

const hrefsTo = (path: string, html: string) =>
  [...html.matchAll(/href="([^"]*)"/gu)].flatMap(([, href = '']) => (href.startsWith(path) ? [href] : []))

const header = (place: { readonly look?: string; readonly area?: string }) =>
  renderToStaticMarkup(<PublicHeader audience="professional" path="/rents" {...place} />)

it('keeps the look of the page when a visitor signs in', () => {
  expect(hrefsTo('/signin', header({ look: 'signed' }))).toEqual(['/signin?look=signed&amp;professional=true'])
  expect(hrefsTo('/signin', header({}))).toEqual(['/signin?professional=true'])
})

it('keeps the look or the area of the page when a visitor signs up', () => {
  const start = '/signup?referrer=freesignup&amp;professional=true'
  expect(hrefsTo('/signup', header({ look: 'signed' }))).toEqual([`${start}&amp;look=signed`])
  expect(hrefsTo('/signup', header({ area: 'area=252900&bedrooms=3' }))).toEqual([
    `${start}&amp;area=252900&amp;bedrooms=3`,
  ])
  expect(hrefsTo('/signup', header({}))).toEqual([])
  expect(hrefsTo('/plans', header({}))).toEqual(['/plans?professional=true'])
})
