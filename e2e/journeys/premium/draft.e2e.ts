import {
  box,
  chooseAddress,
  expect,
  fill,
  openCalculator,
  SAMPLE,
  save,
  saveButton,
  test,
  rentLink,
} from '../../calculator.ts'
import { waitUntilIdle } from '../../page-idle.ts'

// Drafts, and what leaving asks: web/src/screens/calculator/save/leave-a-home.test.tsx.
test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

test('an unsaved calculation survives a reload', async ({ page }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { Rates: '3456' })
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await expect(rentLink(page)).toBeVisible()
})

test('an unsaved calculation survives an expired session and signing in again', async ({
  page,
  person,
  request,
  callApi,
}) => {
  await openCalculator(page)
  const response = await request.post('/api/authenticate', { data: { email: person.email, password: person.password } })
  const { auth_token } = (await response.json()) as { auth_token: string }
  await page.evaluate((token) => localStorage.setItem('homeyield.token', token), auth_token)
  await page.reload()
  await chooseAddress(page)
  await fill(page, { Rates: '3456' })
  // The save must be the first request to notice, not another of the page.
  await waitUntilIdle(page)
  await request.post('/api/account/sign_out', { headers: { authorization: `Bearer ${auth_token}` } })
  await saveButton(page).click()

  await expect(page).toHaveURL('/signin')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await save(page)
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
})

test('the Back button asks about unsaved changes', async ({ page }) => {
  await page.goto('/calculations')
  await page.getByRole('banner').getByRole('link', { name: 'New Calculation' }).click()
  await expect(page).toHaveURL('/calculator')
  await fill(page, { Rates: '3456' })
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue(/3,?456/u)
})
