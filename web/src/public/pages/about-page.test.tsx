import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AboutPage } from './about-page.tsx'

const about = (audience: 'buyer' | 'professional') =>
  renderToStaticMarkup(<AboutPage audience={audience} withExamples={false} />)

it.each(['buyer', 'professional'] as const)('has the common questions for a %s', (audience) => {
  const html = about(audience)
  for (const id of ['how-sure', 'gps', 'home-screen', 'rent-not-available', 'how-new', 'cost', 'cancel', 'who-sees']) {
    expect(html).toContain(`<details id="${id}"`)
  }
  expect(html).toContain('so that nobody’s own rent can be identified')
  expect(html).toContain('estimate the rent yourself')
  expect(html).not.toMatch(/ style=|<script|<style/u)
})

it('has a page for those who buy and another for those who advise, each with the way to the other', () => {
  expect(about('buyer')).toContain('href="/about-us?professional=true">Read the page for property professionals')
  expect(about('professional')).toContain('href="/about-us">Read the page for home buyers and investors')
  expect(about('professional')).toContain('href="/signup?referrer=freesignup&amp;professional=true"')
  expect(about('buyer')).not.toContain('href="/signup?referrer=freesignup&amp;professional=true"')
  expect(about('professional')).toMatch(/href="\/plans\?professional=true"[^>]*>See the plans</u)
})

it('offers a free account to visitors, and the calculator to members', () => {
  const both = '<span class="for-visitor">Start free</span><span class="for-member">Go to Calculator</span>'
  for (const audience of ['buyer', 'professional'] as const) expect(about(audience).split(both)).toHaveLength(1 + 2)
})

it.each(['buyer', 'professional'] as const)('gives a %s no id twice', (audience) => {
  const ids = [...about(audience).matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
