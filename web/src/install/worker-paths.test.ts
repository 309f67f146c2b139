import { describe, expect, it } from 'vitest'
import { WORKER_PATHS } from './worker-paths.ts'

function isServedOffline(pathAndQuery: string): boolean {
  return WORKER_PATHS.some((pattern) => pattern.test(pathAndQuery))
}

describe('the worker returns the shell', () => {
  it.each([
    '/calculator',
    '/calculator/',
    '/calculator?referrer=premiumsuccess&session_id=cs_1',
    '/calculator/0b0e7f3c-0000-4000-8000-000000000000',
    '/calculator/premiumpopup',
    '/calculator/loans',
    '/calculator/0b0e7f3c/loans',
    '/calculator/0b0e7f3c/loans/premiumpopup',
    '/calculator/0b0e7f3c/premiumpopup?x=1',
    '/calculations',
    '/calculations/compare',
    '/portfolio',
    '/portfolio/rates',
    '/importexport',
    '/calculations/premiumpopup',
    '/signin',
    '/signup?referrer=freesignup&professional=true',
    '/forgotpassword',
    '/resetpassword/abc',
    '/confirmemail/abc',
    '/profile',
    '/editaccount',
    '/editpassword',
    '/yourdata',
    '/deleteaccount',
  ])('%s', (path) => expect(isServedOffline(path)).toBe(true))
})

describe('the worker leaves to the server', () => {
  it.each([
    '/',
    '/?x=/calculator',
    '/home',
    '/home?professional=true',
    '/home/premiumpopup',
    '/about',
    '/about-us',
    '/how-it-works',
    '/termsandconditions',
    '/privacypolicy',
    '/plans',
    '/plans?coupon=true',
    '/support',
    '/developers',
    '/stop/abc',
    '/a/abc',
    '/api/account',
    '/api/calculations',
    '/sitemap.xml',
    '/robots.txt',
    '/og.png',
    '/index.html',
    '/manifest.webmanifest',
    '/sw.js',
    '/calculatorx',
    '/calculator/a/b',
    '/calculations/other',
    '/no/such/place',
    '/x/calculator',
    '/resetpassword',
  ])('%s', (path) => expect(isServedOffline(path)).toBe(false))
})
