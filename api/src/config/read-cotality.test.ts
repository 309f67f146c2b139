import { describe, expect, it } from 'vitest'
import { isSampleProvider } from '../gateways/cotality/cotality-settings.ts'
import { readSettings } from './read-settings.ts'

const REQUIRED = { DATABASE_URL: 'postgres://homeyield:x@localhost/homeyield', JWT_SECRET: 'x'.repeat(32) }
const NAMED = { ...REQUIRED, COTALITY_CLIENT_ID: 'us', COTALITY_CLIENT_SECRET: 'hunter2' }

describe('the provider of property data', () => {
  it('is none unless it is named', () => {
    expect(readSettings(REQUIRED)).not.toHaveProperty('cotality')
  })

  it('is Cotality once there are credentials', () => {
    expect(readSettings(NAMED).cotality).toEqual({
      clientId: 'us',
      clientSecret: 'hunter2',
      apiUrl: 'https://api.corelogic.asia',
      tokenUrl: 'https://api.corelogic.asia/access/as/token.oauth2',
      imageOrigins: [],
      changeUnit: 'percent',
      capitalValuePath: null,
    })
  })

  it('is called at the address in the settings', () => {
    const own = {
      COTALITY_API_URL: 'https://{service}.api.cotality.com.au',
      COTALITY_IMAGE_HOSTS: 'https://images.example, https://photos.example:8443',
      COTALITY_CHANGE_UNIT: 'fraction',
      COTALITY_CAPITAL_VALUE_PATH: '/property-details/nz/properties/{id}/capital',
      COTALITY_KEEP_HOURS: '6',
    }
    const { cotality, propertyDataHours } = readSettings({ ...NAMED, ...own })
    expect(cotality).toMatchObject({
      apiUrl: 'https://{service}.api.cotality.com.au',
      tokenUrl: 'https://access.api.cotality.com.au/as/token.oauth2',
      imageOrigins: ['https://images.example', 'https://photos.example:8443'],
      changeUnit: 'fraction',
      capitalValuePath: '/property-details/nz/properties/{id}/capital',
    })
    expect(propertyDataHours).toBe(6)
  })

  it.each([
    [{ COTALITY_CLIENT_SECRET: '' }, 'COTALITY_CLIENT_ID and COTALITY_CLIENT_SECRET belong together'],
    [{ COTALITY_CLIENT_ID: '', COTALITY_CLIENT_SECRET: '', COTALITY_CHANGE_UNIT: 'percent' }, 'have no effect without'],
    [{ COTALITY_API_URL: 'ftp://api.example' }, 'COTALITY_API_URL must be'],
    [{ COTALITY_TOKEN_URL: 'https://api.example' }, 'COTALITY_TOKEN_URL must be'],
    [{ COTALITY_IMAGE_HOSTS: 'images.example' }, 'COTALITY_IMAGE_HOSTS must be'],
    [{ COTALITY_IMAGE_HOSTS: "https://a.example; script-src 'unsafe-inline'" }, 'COTALITY_IMAGE_HOSTS must be'],
    [{ COTALITY_IMAGE_HOSTS: 'https://*.example' }, 'COTALITY_IMAGE_HOSTS must be'],
    [{ COTALITY_CHANGE_UNIT: 'per cent' }, 'COTALITY_CHANGE_UNIT must be percent or fraction.'],
    [{ COTALITY_CAPITAL_VALUE_PATH: '/valuations' }, 'COTALITY_CAPITAL_VALUE_PATH must be'],
    [{ COTALITY_KEEP_HOURS: '169' }, 'COTALITY_KEEP_HOURS must be'],
    [{ NODE_ENV: 'production', COTALITY_API_URL: 'http://api.example' }, 'begin with https://'],
  ])('%o is invalid, and the message has no secret', (given, sentence) => {
    const read = () => readSettings({ ...NAMED, ...given })
    expect(read).toThrow(sentence)
    expect(read).not.toThrow('hunter2')
  })

  it.each([
    ['http://localhost:4324', true],
    ['http://127.0.0.1:4324', true],
    ['https://api-sbox.corelogic.asia', true],
    ['https://api.corelogic.asia', false],
    ['https://{service}.api.cotality.com.au', false],
    ['https://localhost.example', false],
  ])('is made up: %s %s', (apiUrl, expected) => {
    expect(isSampleProvider({ apiUrl })).toBe(expected)
  })
})
