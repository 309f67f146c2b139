import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Audience } from '../page-props.ts'
import { HomePage } from './home-page.tsx'

const home = (audience: Audience, withExamples: boolean) =>
  renderToStaticMarkup(<HomePage audience={audience} withExamples={withExamples} />)

it('leads each of the two panels to its page', () => {
  const html = home('buyer', false)
  expect(html).toMatch(/href="\/about-us"[^>]*>Enter <span[^>]*>for home buyers and investors</u)
  expect(html).toMatch(/href="\/about-us\?professional=true"[^>]*>Enter <span[^>]*>for property professionals</u)
  expect(html).toContain('Property data is updated monthly.')
})

it('shows testimonials and team only where there are any, and calls examples what they are', () => {
  for (const title of ['What people say', 'The team']) {
    expect(home('buyer', false)).not.toContain(title)
    expect(home('buyer', true)).toContain(title)
  }
  expect(home('buyer', true).match(/Examples: no real people/gu)).toHaveLength(2)
})

it('speaks to professionals in their own words, and signs them up as such', () => {
  const html = home('professional', false)
  expect(html).toContain('For property professionals in New Zealand')
  expect(html).toContain('href="/signup?referrer=freesignup&amp;professional=true"')
  expect(home('buyer', false)).toContain('href="/signup?referrer=freesignup"')
})

it('keeps a professional one on the way by the plans', () => {
  expect(home('professional', false)).toMatch(/href="\/plans\?professional=true"[^>]*>See the plans</u)
  expect(home('buyer', false)).toMatch(/href="\/plans"[^>]*>See the plans</u)
})

it('draws the picture of the week without a script or a style', () => {
  // 650 a week on 700,000: 33,800 / 700,000 = 4.83 %. Costs of 12,173 a year and 733.2514 a week for the loan are 967.35 a
  // week: 317 more than the rent, so the rent is 650 / 967 of the width.
  const html = home('buyer', false)
  expect(html).toMatch(/data-hero-text="gross">4\.83%</u)
  expect(html).toMatch(/data-hero-piece="rent" x="0%" width="67\.22%"/u)
  expect(html).not.toMatch(/ style=|<script|<style/u)
})
