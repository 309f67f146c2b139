import { expect, it } from 'vitest'
import { describePage } from './page-address.ts'

const describe = (address: string) => describePage(new URL(address, 'https://homeyield.test'))

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home/', '/home'],
  ['/about-us?professional=true', '/about-us'],
  ['/calculations/compare', '/calculations/compare'],
  ['/calculator', '/calculator'],
  ['/calculator/0b0e7f3c-8a52-4c7b-9d7e-1f2a3b4c5d6e', '/calculator/:id'],
  ['/calculator/loans', '/calculator/loans'],
  ['/calculator/0b0e7f3c/loans', '/calculator/:id/loans'],
  ['/calculator/0b0e7f3c/loans/premiumpopup', '/calculator/:id/loans/premiumpopup'],
  ['/calculator/a/b', '/:unknown'],
  ['/plans/premiumpopup', '/plans/premiumpopup'],
  ['/calculator/0b0e7f3c/premiumpopup', '/calculator/:id/premiumpopup'],
  ['/premiumpopup', '/premiumpopup'],
  ['/resetpassword/a-secret-token', '/resetpassword/:token'],
  ['/confirmemail/a-secret-token', '/confirmemail/:token'],
  ['/stop/a-secret-token', '/stop/:token'],
  ['/12-sample-street', '/:unknown'],
  ['/aroha@example.nz', '/:unknown'],
  ['/resetpassword/a/b', '/:unknown'],
  ['/calculator?referrer=premiumsuccess&session_id=cs_test_1', '/calculator'],
])('%s is reported as %s, and nothing else of it', (address, path) => {
  expect(describe(address)).toMatchObject({ path, location: `https://homeyield.test${path}` })
})

it('of a query, the parameters of a campaign are reported', () => {
  expect(
    describe('/home?utm_source=news&utm_campaign=spring+sale&q=12+Sample+Street&gclid=Ab-1_2&fbclid=IwAR1').location,
  ).toBe('https://homeyield.test/home?utm_source=news&utm_campaign=spring+sale&gclid=Ab-1_2')
  expect(describe('/home?utm_source=aroha%40example.nz&utm_medium=%3Cb%3E').location).toBe(
    'https://homeyield.test/home',
  )
})

it.each([
  ['/signup?referrer=premiumsignup&go-premium=true&coupon=true', 'nothing'],
  ['/signup?referrer=freesignup&professional=true', 'nothing'],
  ['/calculator?referrer=freesuccess', 'nothing'],
  ['/plans?referrer=premiumcancelled', 'nothing'],
  ['/home?utm_source=news&fbclid=IwAR1', 'nothing'],
  ['/termsandconditions#data-providers', 'nothing'],
  ['/calculator/rent', 'nothing'],
  ['/calculator/0b0e7f3c', 'id'],
  ['/calculator/0b0e7f3c/rent', 'id'],
  ['/calculator/0b0e7f3c?x=1', 'more'],
  ['/calculator?referrer=premiumsuccess&session_id=cs_test_1', 'more'],
  ['/signup?referrer=aroha%40example.nz', 'more'],
  ['/home?utm_source=aroha%40example.nz', 'more'],
  ['/home?constructor=true', 'more'],
  ['/home#12+Sample+Street', 'more'],
  ['/resetpassword/a-secret-token', 'more'],
  ['/stop/a-secret-token', 'more'],
  ['/no/such/place', 'more'],
] as const)('the address bar at %s holds %s that is somebody’s own', (address, bar) => {
  expect(describe(address).bar).toBe(bar)
})

it.each([
  ['/signup?referrer=premiumsignup&go-premium=true', 'premiumsignup'],
  ['/signup?referrer=freesignup', 'freesignup'],
  ['/signup', null],
  ['/signup?referrer=freesuccess', null],
  ['/signup?referrer=premiumsuccess', null],
  ['/plans?referrer=freesignup', null],
] as const)('%s was opened from the offer %s', (address, content) => {
  expect(describe(address).content).toBe(content)
})
