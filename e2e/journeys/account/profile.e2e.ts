import { expectAccessible } from '../../expect-accessible.ts'
import { expect, expectToFit, test, expectScreen } from '../../fixtures.ts'
import { expectMails, linkIn, mailsTo, nextMail } from '../../inbox.ts'

test.use({ tier: 'own' })

test('a free account sees its plan and links to all account pages', async ({ page, person }) => {
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: person.name })).toBeVisible()
  await expect(main).toContainText(person.email)
  await expect(main).toContainText('Quick appraisals, one property search and one saved calculation.')
  await expect(main.getByRole('link')).toHaveText([
    'Upgrade to premium',
    'Edit account',
    'Your brand',
    'Edit password',
    'Download your data',
    'API keys',
    'Delete account',
    'Terms and Conditions',
    'Privacy Policy',
    'Support',
  ])
  for (const [link, address] of [
    ['Upgrade to premium', '/plans'],
    ['Edit account', '/editaccount'],
    ['Your brand', '/yourbrand'],
    ['Edit password', '/editpassword'],
    ['Download your data', '/yourdata'],
    ['API keys', '/apikeys'],
    ['Delete account', '/deleteaccount'],
  ] as const) {
    await main.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL('/profile')
  }
})

test('an unconfirmed address shows a reminder, and the mail can be sent again', async ({ page, person }) => {
  await nextMail(page.request, person.email, 'confirmemail')
  await page.goto('/profile')
  await expect(page.getByText('Please confirm your email address')).toBeVisible()
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Please check your email to get your confirmation link.')).toBeVisible()
  await expectMails(page.request, person.email, 2)
  const links = (await mailsTo(page.request, person.email)).map((mail) => linkIn(mail, 'confirmemail'))
  expect(new Set(links).size).toBe(2)
})

test('a skeleton shows while the account loads; a failure shows what to do', async ({ page }) => {
  let settle: (works: boolean) => void = () => undefined
  let works = new Promise<boolean>((resolve) => (settle = resolve))
  await page.route('**/api/account', async (route) => {
    if (await works) await route.continue()
    else await route.fulfill({ status: 500, json: { error: 'Boom', code: 'internal' } })
  })
  await page.goto('/profile')
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible()
  await expectAccessible(page)
  settle(false)
  await expect(page.getByText('Something went wrong. Please contact support@homeyield.test')).toBeVisible()
  works = Promise.resolve(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Journey Account' })).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Journey Account')
})

test('is accessible and fits the window', async ({ page }) => {
  // The profile of each membership: membership-states.e2e.ts.
  for (const path of ['/editaccount', '/yourbrand', '/editpassword', '/yourdata', '/apikeys', '/deleteaccount']) {
    await page.goto(path)
    await expectScreen(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
  }
})
