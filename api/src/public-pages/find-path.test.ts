import { expect, it } from 'vitest'
import { findPath } from './find-path.ts'

const PLAIN = { meta: '', document: null }
const TABLE = {
  pages: [{ name: 'about', path: '/about-us', aliases: ['/about'], hasProfessionalWords: true, hasExamples: false }],
  application: [
    { path: '/signin', title: '', layout: 'screen', indexed: true, files: [], ...PLAIN },
    { path: '/calculator/:id?', title: '', layout: 'screen', indexed: false, files: [], ...PLAIN },
    { path: '/stop/:token', title: '', layout: 'screen', indexed: false, files: [], ...PLAIN },
    { path: '/calculations', title: '', layout: 'screen', indexed: false, files: [], ...PLAIN },
    { path: '/calculations/compare', title: '', layout: 'screen', indexed: false, files: [], ...PLAIN },
  ],
  notFoundTitle: '',
  shells: {},
  popup: '/premiumpopup',
}

it.each([
  '/',
  '/signin',
  '/signin/',
  '/SignIn',
  '/calculator',
  '/calculator/',
  '/calculator/0b0e7f3c',
  '/stop/a.b-c',
  '/calculations/compare',
  '/premiumpopup',
  '/calculator/premiumpopup',
  '/calculator/0b0e7f3c/premiumpopup',
  '/calculations/compare/premiumpopup/',
  '/about/premiumpopup',
  '/about-us/premiumpopup',
])('%s is the application’s', (path) => expect(findPath(TABLE, path)).not.toBeNull())

it.each([
  '/nothing',
  '/signin/now',
  '/stop',
  '/stop/',
  '/calculator/a/b',
  '/calculator/a/b/premiumpopup',
  '/calculations/other',
  '/nothing/premiumpopup',
  '/signinpremiumpopup',
  '//',
  '/about/x',
])('%s leads nowhere', (path) => expect(findPath(TABLE, path)).toBeNull())

it.each([
  ['/signin', true],
  ['/SignIn/', true],
  ['/signin/premiumpopup', false],
  ['/about/premiumpopup', false],
  ['/stop/abc', false],
  ['/calculator', false],
])('%s: search engines may show it: %s', (path, indexed) => expect(findPath(TABLE, path)).toMatchObject({ indexed }))
