import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, tabTo, test } from '../../fixtures.ts'
import { confirmEmail, linkIn, MAIL_TIMEOUT, mailsTo, nextMail } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'

test.use({ tier: 'own' })

test.beforeEach(async ({ page }) => {
  await page.goto('/editaccount')
  await expect(page.getByLabel('Full Name')).toHaveValue('Journey Account')
})

test('the name and the professional flag change without the password', async ({ page, callApi }) => {
  await expect(page.getByLabel('Current Password', { exact: true })).toHaveCount(0)
  await page.getByLabel('Full Name').fill('Kiri Ōrākei')
  await page.getByRole('checkbox', { name: 'I am a property professional' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('status').filter({ hasText: 'Your account was updated.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kiri Ōrākei' })).toBeVisible()
  await expect(page.getByText('Property professional')).toBeVisible()
  expect(await callApi('GET', '/account')).toMatchObject({ name: 'Kiri Ōrākei', is_property_professional: true })
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

test('missing values and an address in use give an error at their field', async ({ page, person }) => {
  await page.getByLabel('Full Name').fill(' ')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an email address, such as name@example.co.nz',
  )

  await page.getByLabel('Full Name').fill('Journey Account')
  await page.getByLabel('Email').fill('')
  await expect(page.getByLabel('Current Password', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email')
  await page.getByLabel('Email').fill('k')
  await expect(page.getByLabel('Current Password', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill('premium@homeyield.test')
  await page.getByLabel('Current Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already an account with this email/u)
  await expect(page).toHaveURL('/editaccount')
})

test('works with the keyboard alone', async ({ page }) => {
  await tabTo(page, 'Full Name')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Wiremu Journey')
  await tabTo(page, /I am a property professional/u)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Wiremu Journey' })).toBeVisible()
  await expect(page.getByText('Property professional')).toBeVisible()
})
