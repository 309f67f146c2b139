import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { expect, fill, openCalculator, test } from '../../calculator.ts'
import { calculationOf, expectToFit, freshEmail } from '../../fixtures.ts'
import { linkIn, nextMail } from '../../inbox.ts'

const PLACE = '1 First Street, Frankton, Hamilton'
const ESTIMATE = {
  estimate_weekly_lower: 640,
  estimate_weekly_upper: 690,
  estimate_monthly_lower: 2773,
  estimate_monthly_upper: 2990,
  estimate_yearly_lower: 33_280,
  estimate_yearly_upper: 35_880,
  estimate_reason: 'Renovated in 2024.',
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Email Rental Assessment' })
}

function send(page: Page) {
  return dialog(page).getByRole('button', { name: 'Send', exact: true })
}

// The texts of the dialog, and what it sends: web/src/components/send-assessment/send-assessment-dialog.test.tsx.
test.use({ tier: 'professional' })

test('an assessment is sent from the calculator after saving, and the recipient can stop these mails', async ({
  page,
  callApi,
  context,
}) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', { ...calculationOf(PLACE), ...ESTIMATE })
  await openCalculator(page, `/calculator/${id}`)
  await fill(page, { Rates: '3333' })
  await page.getByRole('button', { name: 'Email Assessment' }).click()
  await expect(page.getByRole('dialog', { name: 'Save first?' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()

  const to = freshEmail()
  await expect(dialog(page).getByLabel('Send to')).toBeFocused()
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ rates: 3333 })
  await send(page).press('Enter')
  await expect(dialog(page).getByLabel('Send to')).toBeFocused()
  await dialog(page).getByLabel('Signature').fill('Aroha Rentals\n021 000 000')
  await dialog(page).getByLabel('Send to').fill(to)
  await dialog(page).getByLabel('The recipient asked me for this assessment').check()
  await expectAccessible(page)
  await expectToFit(page)
  await send(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: `Rental assessment email was sent to ${to}` })).toBeVisible()

  const mail = await nextMail(page.request, to, 'stop')
  for (const text of [PLACE, '$640 to $690', 'Renovated in 2024.', 'Aroha Rentals']) expect(mail.text).toContain(text)
  await page.getByRole('button', { name: 'Email Assessment' }).click()
  await expect(dialog(page).getByLabel('Signature')).toHaveValue('Aroha Rentals\n021 000 000')

  const stop = await context.newPage()
  const opened = await stop.goto(linkIn(mail, 'stop'))
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await expectAccessible(stop)
  await stop.getByRole('button', { name: 'Stop rental assessments' }).click()
  await expect(stop.getByRole('status').getByText(/^Stopped\. Nobody can send a rental assessment/u)).toBeVisible()
  await expectAccessible(stop)
})
