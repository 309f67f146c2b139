import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { box, expect, fill, openCalculator, test } from '../../calculator.ts'
import { calculationOf, expectToFit, freshEmail } from '../../fixtures.ts'
import { expectMails, linkIn, nextMail } from '../../inbox.ts'

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

async function fillIn(page: Page, to: string): Promise<void> {
  await dialog(page).getByLabel('Send to').fill(to)
  await dialog(page).getByLabel('The recipient asked me for this assessment').check()
}

async function expectSent(page: Page, to: string): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: `Rental assessment email was sent to ${to}` })).toBeVisible()
}

test.describe('a professional', () => {
  test.use({ tier: 'professional' })

  test('sends it from the calculator after saving, and the recipient can stop these mails', async ({
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
    await expect(send(page)).toBeDisabled()
    await expect(send(page)).toHaveAccessibleDescription(/Enter the email address to send it to.*Confirm that/u)
    await send(page).focus()
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Send to')).toBeFocused()
    await expect(dialog(page).getByLabel('Send to')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog(page)).toContainText('Your estimate: $640 to $690 a week.')
    await dialog(page).getByLabel('Send to').fill('nobody')
    await dialog(page).getByLabel('Signature').fill('Aroha Rentals\n021 000 000')
    await expect(dialog(page)).toContainText('Enter an email address, such as name@example.co.nz')
    await fillIn(page, to)
    await expect(send(page)).toBeEnabled()
    await dialog(page).getByLabel('Use my logo').check()
    await expect(dialog(page)).toContainText('You have no logo yet. Add one, or leave it out.')
    await expect(send(page)).toBeDisabled()
    await dialog(page).getByLabel('Use my logo').uncheck()
    await expectAccessible(page)
    await expectToFit(page)
    await send(page).click()
    await expectSent(page, to)

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

  test('sends it from each row of the list, on a phone too', async ({ page, callApi }) => {
    await callApi('POST', '/calculations', calculationOf(PLACE))
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/calculations')
    await page.getByRole('button', { name: `Email Rental Assessment of ${PLACE}` }).click()
    const to = freshEmail()
    await fillIn(page, to)
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/calculations')
    await send(page).click()
    await expectSent(page, to)
    await listed
    await expectMails(page.request, to, 1)
  })

  test('cannot send an assessment without a rent', async ({ page, callApi }) => {
    const none = { rent_source: 'range', weekly_rental_income: null }
    const zero = { weekly_rental_income_lower: 0, weekly_rental_income_upper: 0 }
    await callApi('POST', '/calculations', calculationOf(PLACE, { ...none, ...zero }))
    await page.goto('/calculations')
    await page.getByRole('button', { name: /^Email Rental Assessment/u }).click()
    await fillIn(page, freshEmail())
    await expect(send(page)).toBeDisabled()
    await expect(send(page)).toHaveAccessibleDescription(/^There is no rent to send/u)
    let sent = 0
    await page.route('**/send_rental_assessment_email', (route) => {
      sent += 1
      return route.abort()
    })
    await send(page).press('Enter')
    await expect(send(page)).toBeFocused()
    await expect(send(page)).toHaveText('Send')
    expect(sent).toBe(0)
  })

  test('sees in the dialog why it was refused, and a retry has the same idempotency key', async ({ page, callApi }) => {
    const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(PLACE))
    await openCalculator(page, `/calculator/${id}`)
    await page.getByRole('button', { name: 'Email Assessment' }).click()
    const to = freshEmail()
    const keys: (string | undefined)[] = []
    const responses = [
      { status: 429, json: { error: 'Please try again in 20 minutes.', code: 'too_many_attempts' } },
      { status: 422, json: { error: 'No', code: 'invalid', fields: { to: 'This address takes no mail' } } },
    ]
    await page.route('**/send_rental_assessment_email', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const response = responses.shift()
      await (response ? route.fulfill(response) : route.continue())
    })
    await fillIn(page, to)
    await send(page).click()
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'Please try again in 20 minutes.' })).toBeVisible()
    await send(page).click()
    await expect(dialog(page)).toContainText('This address takes no mail')
    await expect(dialog(page).getByLabel('Send to')).toBeFocused()
    await expect(send(page)).toBeDisabled()
    await send(page).press('Enter')
    const other = freshEmail()
    await dialog(page).getByLabel('Send to').fill(other)
    await send(page).click()
    await expectSent(page, other)
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

test.describe('with an unconfirmed address', () => {
  test.use({ tier: 'own' })

  test('sees a notice and can have the mail sent again', async ({ page, callApi, person }) => {
    await callApi('POST', '/calculations', calculationOf(PLACE))
    await page.goto('/calculations')
    await page.getByRole('button', { name: /^Email Rental Assessment/u }).click()
    await expect(dialog(page)).toContainText('please confirm your email address first')
    await expect(dialog(page).getByLabel('Send to')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Resend' }).click()
    await expectMails(page.request, person.email, 2)
    await expectAccessible(page)
  })
})

test.describe('a free account', () => {
  test.use({ tier: 'own' })

  test('sends it without branding', async ({ page, callApi, person }) => {
    await page.goto(linkIn(await nextMail(page.request, person.email, 'confirmemail'), 'confirmemail'))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('Thank you! Your email address is confirmed.')).toBeVisible()
    const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(PLACE))
    await openCalculator(page, `/calculator/${id}`)
    await expect(box(page, 'Rental income a week')).toHaveValue('650')
    await page.getByRole('button', { name: 'Email Assessment' }).click()
    await expect(dialog(page)).toContainText('From a free account it is sent without branding.')
    await expect(dialog(page).getByLabel('Signature')).toHaveCount(0)
    const to = freshEmail()
    await fillIn(page, to)
    await send(page).click()
    await expectSent(page, to)
    expect((await nextMail(page.request, to, 'stop')).text).toContain(PLACE)
  })
})
