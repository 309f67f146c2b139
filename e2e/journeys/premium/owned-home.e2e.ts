import { expect, SAMPLE, test } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { expectToFit } from '../../fixtures.ts'
import { visitOnce } from '../../offline-cache.ts'
import { waitUntilIdle } from '../../page-idle.ts'

const PHONE = { width: 375, height: 720 }

test.use({ tier: 'premium', serviceWorkers: 'allow', viewport: PHONE })

test('a home that is owned is added on one page, also when the connection is lost, and opens on its result', async ({
  page,
  context,
  callApi,
}) => {
  await visitOnce(page)
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Add a home that I own' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a home that I own')
  await page.getByRole('combobox', { name: 'Address' }).fill(SAMPLE.typed)
  await page.getByRole('option', { name: SAMPLE.address }).click()
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.getByRole('textbox', { name: 'Rent a week' }).fill('690')
  await page.getByRole('textbox', { name: 'Owed today' }).fill('310000')
  await page.getByRole('button', { name: 'Add another loan' }).click()
  await expect(page.getByRole('heading', { name: 'Loan 2' })).toBeFocused()
  await page.getByRole('button', { name: 'When you bought it (optional)' }).click()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  await page.setViewportSize(PHONE)

  await page.getByRole('button', { name: 'Save this home' }).click()
  await expect(page.getByText('Enter the interest rate')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Interest rate' }).first()).toBeFocused()
  await page.keyboard.type('6.49')

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'What I own', exact: true }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await waitUntilIdle(page)
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Owed today' }).first()).toHaveValue('310,000')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save this home' }).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await expect(page.getByText('A home that you own')).toBeInViewport()
  await expect(page.getByRole('group', { name: 'The answer' })).toBeInViewport()
  expect(await callApi('GET', '/calculations')).toMatchObject([{ property: SAMPLE.address, status: 'owned' }])
})
