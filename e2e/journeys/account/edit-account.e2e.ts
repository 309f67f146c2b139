import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, tabTo, test } from '../../fixtures.ts'
import { confirmEmail, linkIn, MAIL_TIMEOUT, mailsTo, nextMail } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'

// What the form says: web/src/screens/edit-account/edit-account-screen.test.tsx.
test.use({ tier: 'own' })

test.beforeEach(async ({ page }) => {
  await page.goto('/editaccount')
  await expect(page.getByLabel('Full Name')).toHaveValue('Journey Account')
})

test('a new e-mail address needs the password, is confirmed by mail, and the old address gets a notice', async ({
  page,
  callApi,
  person,
}) => {
  await confirmEmail(page.request, person.email)
  const email = freshEmail()
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Current Password', { exact: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Enter your current password$/u)
  await expectAccessible(page)
  await password.fill(PASSWORDS.wrong)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(password).toHaveAccessibleDescription(/Your password is incorrect$/u)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(`Please check ${email} for the link that confirms the address.`)).toBeVisible()
  await expect(page.getByText('Please confirm your email address')).toContainText(email)
  await expect
    .poll(async () => JSON.stringify(await mailsTo(page.request, person.email)), MAIL_TIMEOUT)
    .toContain(email.replace(/^(.).*@/u, '$1…@'))
  await page.goto(linkIn(await nextMail(page.request, email, 'confirmemail'), 'confirmemail'))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  expect(await callApi('GET', '/account')).toMatchObject({ email, email_confirmed: true })
})

test('name and professional flag change without the password, with the keyboard alone', async ({ page, callApi }) => {
  await tabTo(page, 'Full Name')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Wiremu Journey')
  await tabTo(page, /I am a property professional/u)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Wiremu Journey' })).toBeVisible()
  await expect(page.getByText('Property professional')).toBeVisible()
  expect(await callApi('GET', '/account')).toMatchObject({ name: 'Wiremu Journey', is_property_professional: true })
})
