import { describe, expect, it } from 'vitest'
import { fillPage } from './fill-page.ts'
import type { PageValues } from './page-values.ts'

const VALUES: PageValues = {
  PRODUCT_NAME: 'A&B "<Ltd>"',
  SUPPORT_EMAIL: "o'help@homeyield.test",
  PUBLIC_ORIGIN: 'https://homeyield.example',
  API_ORIGIN: '',
  API_HOST: 'https://homeyield.example/api',
  PREMIUM_PRICE: '$4.99',
  PREMIUM_AMOUNT: '4.99',
  PROVIDER_NAME: 'Cotality',
  PROVIDER_URL: 'https://www.cotality.com',
  SAMPLE_NOTE: '',
  ADDRESS_CREDIT: '',
  GA4_ID: '',
  META_PIXEL_ID: '',
  TEST_PAYMENTS: '',
  SAMPLE_ADDRESSES: '',
}

describe('a value', () => {
  it('in text is text', () => {
    expect(fillPage('<title>About · %PRODUCT_NAME%</title>', VALUES)).toBe(
      '<title>About · A&amp;B &quot;&lt;Ltd&gt;&quot;</title>',
    )
  })

  it('in an attribute stays inside of it', () => {
    expect(fillPage('<a href="mailto:%SUPPORT_EMAIL%" aria-label="%PRODUCT_NAME%, start">', VALUES)).toBe(
      '<a href="mailto:o&#39;help@homeyield.test" aria-label="A&amp;B &quot;&lt;Ltd&gt;&quot;, start">',
    )
  })

  it('in a block of data is a JSON string in which no element ends', () => {
    const block = '<script type="application/ld+json">{"name":"%PRODUCT_NAME%"}</script><p>%PRODUCT_NAME%</p>'
    const filled = fillPage(block, { ...VALUES, PRODUCT_NAME: 'A&B "</script>" \\' })
    expect(filled).toBe(
      '<script type="application/ld+json">{"name":"A&B \\"\\u003c/script>\\" \\\\"}</script>' +
        '<p>A&amp;B &quot;&lt;/script&gt;&quot; \\</p>',
    )
    const [, json = ''] = /<script[^>]*>(.*?)<\/script>/u.exec(filled) ?? []
    expect(JSON.parse(json)).toEqual({ name: 'A&B "</script>" \\' })
  })

  it('after a block of data, and between two, is text again', () => {
    const block = '<script type="application/ld+json">{"n":"%PRODUCT_NAME%"}</script>'
    expect(
      fillPage(`${block}<i>%PRODUCT_NAME%</i>${block}<b>%PRODUCT_NAME%</b>`, { ...VALUES, PRODUCT_NAME: '&' }),
    ).toBe(
      '<script type="application/ld+json">{"n":"&"}</script><i>&amp;</i>' +
        '<script type="application/ld+json">{"n":"&"}</script><b>&amp;</b>',
    )
  })

  it('that looks like a mark, or like a pattern of a replacement, is what it is', () => {
    expect(fillPage('<p>%PRODUCT_NAME%</p>', { ...VALUES, PRODUCT_NAME: '%SUPPORT_EMAIL% $& $1' })).toBe(
      '<p>%SUPPORT_EMAIL% $&amp; $1</p>',
    )
  })
})

it('percent signs that mark nothing stay', () => {
  expect(fillPage('<p>8.5 % of 52 % and %20 and 100%</p>', VALUES)).toBe('<p>8.5 % of 52 % and %20 and 100%</p>')
})

it('a mark that nothing is known for is a fault', () => {
  expect(() => fillPage('<p>%PRICE_OF_TEA%</p>', VALUES)).toThrow('%PRICE_OF_TEA%')
})

describe('what depends on analytics', () => {
  const HTML = '<when-analytics><p>We count.</p></when-analytics><when-not-analytics><p>None.</p></when-not-analytics>.'

  it.each([
    [{}, '<p>None.</p>.'],
    [{ GA4_ID: 'G-1' }, '<p>We count.</p>.'],
    [{ META_PIXEL_ID: '1' }, '<p>We count.</p>.'],
  ])('with %o', (ids, expected) => {
    expect(fillPage(HTML, { ...VALUES, ...ids })).toBe(expected)
  })
})

it.each([
  ['samples', 'Samples.'],
  ['', ''],
])('what is said of sample addresses stays where they are %j', (SAMPLE_ADDRESSES, expected) => {
  const html = '<p><when-sample-addresses>Samples.</when-sample-addresses></p>'
  expect(fillPage(html, { ...VALUES, SAMPLE_ADDRESSES })).toBe(`<p>${expected}</p>`)
})
