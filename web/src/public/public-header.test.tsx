import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PublicHeader } from './public-header.tsx'

const hrefsOfSignIn = (html: string) => [...html.matchAll(/href="(\/signin[^"]*)"/gu)].map(([, href]) => href)

it('keeps the look of the page when a visitor signs in', () => {
  const header = (look?: string) =>
    renderToStaticMarkup(<PublicHeader audience="professional" path="/rents" look={look} />)
  expect(hrefsOfSignIn(header('signed'))).toEqual(['/signin?look=signed&amp;professional=true'])
  expect(hrefsOfSignIn(header())).toEqual(['/signin?professional=true'])
})
