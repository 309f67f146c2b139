import { describe, expect, it } from 'vitest'
import { readReturnUrl, withSessionId } from './return-url.ts'

const OWN = ['https://homeyield.example', 'http://localhost:4321']

describe('an address to come back to', () => {
  it.each([
    [
      'https://homeyield.example/calculator?referrer=premiumsuccess',
      'https://homeyield.example/calculator?referrer=premiumsuccess',
    ],
    ['https://homeyield.example', 'https://homeyield.example/'],
    ['HTTPS://HomeYield.example:443/plans', 'https://homeyield.example/plans'],
    [
      'http://localhost:4321/plans?to=https://evil.example/#part',
      'http://localhost:4321/plans?to=https://evil.example/#part',
    ],
    ['https://homeyield.example/a/../b@evil.example', 'https://homeyield.example/b@evil.example'],
  ])('is %s', (text, href) => expect(readReturnUrl(text, OWN)).toBe(href))

  it.each([
    'https://evil.example/',
    'https://homeyield.example.evil.example/',
    'https://evil.example/https://homeyield.example/',
    'https://homeyield.example@evil.example/',
    'https://homeyield.example:pass@evil.example/',
    'https://homeyield.example%2F@evil.example/',
    'https://user@homeyield.example/',
    'https://:pass@homeyield.example/',
    'https://homeyield.example:444/',
    'https://homeyield.example.:443/',
    'https://www.homeyield.example/',
    'http://homeyield.example/',
    'http://localhost:4322/',
    'http://127.0.0.1:4321/',
    '//homeyield.example/',
    '//evil.example/',
    '///evil.example/',
    'https:homeyield.example/',
    'https:/homeyield.example/',
    'https:///homeyield.example/',
    'https:\\\\homeyield.example\\',
    'https://homeyield.example\\@evil.example/',
    'https://evil.example\\.homeyield.example/',
    '\\\\evil.example/',
    '/calculator',
    'calculator',
    '?a=1',
    '',
    ' https://homeyield.example/',
    'https://homeyield.example/ ',
    'https://homeyield.example/a b',
    'https://homeyield.example/\t',
    'ht\ntps://homeyield.example/',
    'https://homeyield.example/\u0000',
    'https://homeyield.example/\u0085',
    'javascript:alert(1)//https://homeyield.example/',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://homeyield.example/1',
    'filesystem:https://homeyield.example/1',
    'view-source:https://homeyield.example/',
    'ftp://homeyield.example/',
    'file:///etc/passwd',
    'wss://homeyield.example/',
    'https://homeyield。evil.example/',
    'https://homeyield.exаmple/',
    'https://[::1]/',
    'https://',
    'https://?',
    'null',
  ])('is not %j', (text) => expect(readReturnUrl(text, OWN)).toBeNull())

  it('is compared with the origin, however that is written', () => {
    expect(readReturnUrl('https://homeyield.example/', ['https://HOMEYIELD.example:443'])).toBe(
      'https://homeyield.example/',
    )
  })
})

describe('the place for the session’s id', () => {
  it.each([
    ['https://homeyield.example/', 'https://homeyield.example/?session_id={CHECKOUT_SESSION_ID}'],
    ['https://homeyield.example/?', 'https://homeyield.example/?session_id={CHECKOUT_SESSION_ID}'],
    [
      'https://homeyield.example/calculator?referrer=premiumsuccess',
      'https://homeyield.example/calculator?referrer=premiumsuccess&session_id={CHECKOUT_SESSION_ID}',
    ],
    ['https://homeyield.example/a#part', 'https://homeyield.example/a?session_id={CHECKOUT_SESSION_ID}#part'],
    ['https://homeyield.example/?session_id=mine', 'https://homeyield.example/?session_id={CHECKOUT_SESSION_ID}'],
    [
      'https://homeyield.example/?a=1&session_id={CHECKOUT_SESSION_ID}&session_id=2&b=2',
      'https://homeyield.example/?a=1&b=2&session_id={CHECKOUT_SESSION_ID}',
    ],
  ])('%s', (href, expected) => expect(withSessionId(href)).toBe(expected))
})
