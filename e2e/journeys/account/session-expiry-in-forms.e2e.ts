import { expect, letSessionExpire, signIn, test } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'own' })

const ENDED = 'Your session has ended. Sign in to continue'

/** The entries of session storage and local storage. */
function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map(Object.entries)))
}

async function changeUntilExpired(page: Page): Promise<void> {
  await page.goto('/editaccount')
  await page.getByLabel('Full Name').fill('Kiri Ōrākei')
  await page.getByLabel('Email').fill('kiri@homeyield.test')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORDS.wrong)
  await page.getByRole('checkbox', { name: 'I am a property professional' }).check()
  await letSessionExpire(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText(`${ENDED}: what you entered is kept.`)).toBeVisible()
}

test('changes of the account are restored after signing in, except passwords', async ({ page, person }) => {
  await changeUntilExpired(page)
  expect(await readStorage(page)).toContain('Kiri Ōrākei')
  expect(await readStorage(page)).not.toContain(PASSWORDS.wrong)
  await signIn(page, person)
  await expect(page).toHaveURL('/editaccount')
  await expect(page.getByLabel('Full Name')).toHaveValue('Kiri Ōrākei')
  await expect(page.getByLabel('Email')).toHaveValue('kiri@homeyield.test')
  await expect(page.getByLabel('Current Password', { exact: true })).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'I am a property professional' })).toBeChecked()
  expect(await readStorage(page)).not.toContain('Kiri Ōrākei')
  // Saving sends the restored values.
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Kiri Ōrākei' })).toBeVisible()
})

test('they are not restored for another account', async ({ page }) => {
  await changeUntilExpired(page)
  await signIn(page, { email: 'free@homeyield.test', password: PASSWORDS.demo })
  await expect(page).not.toHaveURL('/signin')
  await page.goto('/editaccount')
  await expect(page.getByLabel('Full Name')).toHaveValue('Free account')
  expect(await readStorage(page)).not.toContain('Kiri Ōrākei')
})

test('signing out deletes them', async ({ page, person }) => {
  await changeUntilExpired(page)
  await page.evaluate((token) => localStorage.setItem('homeyield.token', token), person.token)
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  expect(await readStorage(page)).not.toContain('Kiri Ōrākei')
})

test('no restore is promised where nothing is stored', async ({ page, person }) => {
  for (const [path, button] of [
    ['/profile', 'Menu'],
    ['/editpassword', 'Menu'],
    ['/yourdata', 'Download as JSON'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await letSessionExpire(page)
    // A request of the page itself may have noticed it first, so the button may be gone.
    await page.getByRole('button', { name: button }).evaluateAll((buttons) => {
      for (const one of buttons) if (one instanceof HTMLElement) one.click()
    })
    await expect(page, path).toHaveURL('/signin')
    await expect(page.getByText(`${ENDED}.`, { exact: true })).toBeVisible()
    await page.evaluate((token) => localStorage.setItem('homeyield.token', token), person.token)
  }
})
