import { expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'
import { completeSettings } from './settings.ts'

const REQUIRED = {
  DATABASE_URL: 'postgres://localhost/homeyield',
  JWT_SECRET: 'a secret of thirty-two characters or more',
}
const GA4_SENTENCE = '- GA4_ID must be the measurement id of a Google Analytics 4 web stream, such as G-1A2B3C4D5E.'
const PIXEL_SENTENCE = '- META_PIXEL_ID must be the id of a Meta pixel: digits alone, such as 123456789012345.'

it('there is no analytics without an id', () => {
  expect(completeSettings(readSettings(REQUIRED)).analytics).toEqual({ ga4Id: null, metaPixelId: null })
  expect(readSettings({ ...REQUIRED, GA4_ID: ' ', META_PIXEL_ID: '' })).not.toHaveProperty('analytics')
  expect(readSettings({ ...REQUIRED, GA4_ID: 'G-1A2B3C4D5E' })).toMatchObject({
    analytics: { ga4Id: 'G-1A2B3C4D5E', metaPixelId: null },
  })
  expect(readSettings({ ...REQUIRED, META_PIXEL_ID: '123456789012345' })).toMatchObject({
    analytics: { ga4Id: null, metaPixelId: '123456789012345' },
  })
})

it.each([
  'UA-12345-1',
  'g-1a2b3c4d5e',
  'G-',
  '1A2B3C4D5E',
  'G-1A2B3C4D5E&x=1',
  'G-1A2B3C4D5E">',
  'G-1A2B3C4D5E; script-src *',
])('%s is no measurement id, which is an error at the start', (GA4_ID) => {
  expect(() => readSettings({ ...REQUIRED, GA4_ID })).toThrow(`The settings are not complete:\n${GA4_SENTENCE}`)
})

it.each(['12345678901234a', '1234', '123 456 789', '-123456789', '12345678901234567890123', '123456789"'])(
  '%s is no id of a pixel, which is an error at the start',
  (META_PIXEL_ID) => {
    expect(() => readSettings({ ...REQUIRED, META_PIXEL_ID })).toThrow(
      `The settings are not complete:\n${PIXEL_SENTENCE}`,
    )
  },
)

it('both faults are reported at once', () => {
  expect(() => readSettings({ ...REQUIRED, GA4_ID: 'nothing', META_PIXEL_ID: 'nothing' })).toThrow(
    `The settings are not complete:\n${GA4_SENTENCE}\n${PIXEL_SENTENCE}`,
  )
})
