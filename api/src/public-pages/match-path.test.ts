import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it.each([
  ['/plans', '/plans'],
  ['/plans', '/Plans'],
  ['/calculator/:id', '/calculator/0b0e7f3c'],
  ['/calculator/:id?', '/calculator'],
  ['/stop/:token', '/stop/a.b-c'],
])('%s matches %s', (pattern, path) => expect(matchPath(pattern, path)).toBe(true))

it.each([
  ['/plans', '/plans/more'],
  ['/plans', '/plan'],
  ['/calculator', '/calculator/0b0e7f3c'],
  ['/calculator/:id', '/calculator'],
  ['/calculator/:id', '/calculator/'],
  ['/calculator/:id?', '/calculator/a/b'],
  ['/stop/:token', `/stop/${'a'.repeat(2_000)}`],
])('%s does not match %s', (pattern, path) => expect(matchPath(pattern, path)).toBe(false))
