import { expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

it.each([
  '/',
  '/calculator?x=%ZZ',
  '/assets/main-1a2b3c.js',
  '/api/addresses/%C5%8Ct%C4%81huhu',
  '/a%20b',
  '/a..b',
  '/x?//',
  '*',
])('%s stays as it is', (url) => expect(readableUrl(url)).toBe(url))

it.each([
  ['/%ZZ', '/%25ZZ'],
  ['/%ZZ/%41?x=%ZZ#%', '/%25ZZ/%2541?x=%ZZ#%'],
  ['/api/%c0%ae', '/api/%25c0%25ae'],
  ['//x', '/%252Fx'],
  ['/x///y', '/x/%252F/y'],
  ['/%2f%2fx', '/%252f%252fx'],
  ['/%5cx', '/%255cx'],
  ['/\\x', '/%255Cx'],
  ['/../x', '/%252E%252E/x'],
  ['/%2e%2e/x', '/%252e%252e/x'],
  ['/%00', '/%2500'],
])('%s becomes %s, which names nothing', (url, harmless) => expect(readableUrl(url)).toBe(harmless))
