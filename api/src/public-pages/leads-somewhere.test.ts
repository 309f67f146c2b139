import { expect, it } from 'vitest'
import { leadsSomewhere } from './leads-somewhere.ts'

const TABLE = {
  pages: [{ name: 'about', path: '/about-us', aliases: ['/about'], hasProfessionalWords: true, hasExamples: false }],
  application: ['/signin', '/calculator/:id?', '/stop/:token', '/calculations', '/calculations/compare'],
  indexed: [],
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
])('%s is the application’s', (path) => expect(leadsSomewhere(TABLE, path)).toBe(true))

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
])('%s leads nowhere', (path) => expect(leadsSomewhere(TABLE, path)).toBe(false))
