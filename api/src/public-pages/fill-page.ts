import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { PageValues } from './page-values.ts'

const MARK = /%([A-Z][A-Z0-9_]*)%/gu
const DATA_BLOCK = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gsu
const CONDITION = /<(when-(?:(?:not-)?analytics|test-payments|sample-addresses))>(.*?)<\/\1>/gsu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Replaces a built page's placeholders, such as %PRODUCT_NAME%, by values escaped for text, attributes or JSON. Keeps
 * or removes parts for analytics, for none, for test payments, and for sample addresses. Throws at an unknown placeholder.
 */
export function fillPage(html: string, values: PageValues): string {
  const remaining = html.replaceAll(CONDITION, (_whole, condition: string, content: string) =>
    holds(condition, values) ? content : '',
  )
  // Texts and blocks of data alternate, each block with its two tags.
  return remaining
    .split(DATA_BLOCK)
    .map((part, index) => (index % 4 === 2 ? fill(part, values, inJson) : fill(part, values, inHtml)))
    .join('')
}

function holds(condition: string, { GA4_ID, META_PIXEL_ID, TEST_PAYMENTS, SAMPLE_ADDRESSES }: PageValues): boolean {
  if (condition === 'when-test-payments') return TEST_PAYMENTS !== ''
  if (condition === 'when-sample-addresses') return SAMPLE_ADDRESSES !== ''
  return (condition === 'when-analytics') === (GA4_ID !== '' || META_PIXEL_ID !== '')
}

function fill(part: string, values: PageValues, escape: (value: string) => string): string {
  return part.replaceAll(MARK, (mark, name: string) => {
    const value = recordOrEmpty(values)[name]
    if (typeof value !== 'string') throw new Error(`A public page has the mark ${mark}, which nothing is known for`)
    return escape(value)
  })
}

function inHtml(value: string): string {
  return value.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign)
}

// Inside a JSON string, where no element can end.
function inJson(value: string): string {
  return JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('<', String.raw`\u003c`)
}
