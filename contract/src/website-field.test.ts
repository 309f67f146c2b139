import { expect, it } from 'vitest'
import { canonicalWebsite } from './website-field.ts'

it.each([
  ['https://example.co.nz', 'https://example.co.nz'],
  [' www.example.co.nz/rentals ', 'https://www.example.co.nz/rentals'],
  ['HTTP://Example.CO.NZ/', 'http://example.co.nz'],
  ['https://example.co.nz/?area=1#top', 'https://example.co.nz/?area=1#top'],
  ['example.co.nz:8443', 'https://example.co.nz:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  // The second letter is Cyrillic.
  ['https://eхample.co.nz', 'https://xn--eample-bsf.co.nz'],
])('%s is stored as %s', (typed, stored) => {
  expect(canonicalWebsite(typed)).toBe(stored)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'mailto:ana@example.nz',
  'ftp://example.co.nz',
  'https://example.co.nz@evil.example',
  'https://ana:secret@example.co.nz',
  'https://203.0.113.5/',
  'https://[::1]/',
  'https://localhost',
  'two words.nz',
  'https://',
  'nothing',
])('%s is none', (typed) => {
  expect(canonicalWebsite(typed)).toBeNull()
})
