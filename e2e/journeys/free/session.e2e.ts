import { chooseAddress, openCalculator, saveButton } from '../../calculator.ts'
import { IMMEDIATELY, expect, test } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'own' })

test.describe('with a session of its own', () => {
  test.beforeEach(async ({ page, person }) => {
    await page.goto('/support')
    const response = await page.request.post('/api/authenticate', {
      data: { email: person.email, password: person.password },
    })
    const { auth_token } = (await response.json()) as { auth_token: string }
    await page.evaluate((token) => localStorage.setItem('homeyield.token', token), auth_token)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })

  test('Logout deletes stored data, shows a message, and revokes the session', async ({ page }) => {
    const token = await page.evaluate(() => localStorage.getItem('homeyield.token'))
    const revoked = page.waitForResponse((response) => response.url().endsWith('/api/account/sign_out'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/signin')
    await expect(page.getByRole('status').filter({ hasText: 'You have signed out.' })).toBeVisible()
    expect((await revoked).status()).toBe(204)
    expect(await page.evaluate(() => localStorage.getItem('homeyield.token'))).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBeNull()
    const again = await page.request.get('/api/account', { headers: { authorization: `Bearer ${token}` } })
    expect(again.status()).toBe(401)
  })

  test('a response after Logout does not sign in again', async ({ page, person }) => {
    const signedIn = await page.request.post('/api/authenticate', {
      data: { email: person.email, password: person.password },
    })
    const { auth_token } = (await signedIn.json()) as { auth_token: string }
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/account', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      await held
      // As the response to a changed password: with the token of a new session.
      return route.fulfill({ json: { auth_token } })
    })
    await page.goto('/editpassword')
    await page.getByLabel('Current Password', { exact: true }).fill(person.password)
    await page.getByLabel('New Password', { exact: true }).fill('another-homeyield-1')
    await page.getByLabel('Confirm Password', { exact: true }).fill('another-homeyield-1')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/signin')
    // The new session is ended as well. The response to Logout itself may arrive late, so this waits for the other token's.
    const authorization = `Bearer ${auth_token}`
    const revoked = page.waitForResponse(async (response) => {
      if (!response.url().endsWith('/api/account/sign_out')) return false
      return (await response.request().allHeaders())['authorization'] === authorization
    })
    release()
    await revoked
    const late = await page.request.get('/api/account', { headers: { authorization } })
    expect(late.status()).toBe(401)
    expect(await page.evaluate(() => localStorage.getItem('homeyield.token'))).toBeNull()
    await expect(page).toHaveURL('/signin')
  })

  test('the message of a save shows only to the account that saved', async ({ page, context, callApi }) => {
    expect(await callApi('GET', '/calculations')).toEqual([])
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/calculations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await held
      return route.fulfill({ response })
    })
    await openCalculator(page)
    await chooseAddress(page)
    await saveButton(page).click()
    await expect.poll(() => callApi<unknown[]>('GET', '/calculations')).toHaveLength(1)
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/signin')
    await page.getByLabel('Email').fill('premium@homeyield.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.demo)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/calculator')
    const responding = page.waitForResponse((response) => response.request().method() === 'POST')
    release()
    await responding
    await waitUntilIdle(page)
    await expect(page.getByText('Rental assessment saved')).toHaveCount(0, IMMEDIATELY)
    await expect(page).toHaveURL('/calculator')
  })

  test('signing in with another account in another tab changes the account here', async ({ page, context, person }) => {
    await expect(page.getByText(person.email).first()).toBeVisible()
    const other = await context.newPage()
    await other.goto('/support')
    const response = await other.request.post('/api/authenticate', {
      data: { email: 'premium@homeyield.test', password: 'homeyield-demo' },
    })
    const { auth_token } = (await response.json()) as { auth_token: string }
    await other.evaluate((token) => localStorage.setItem('homeyield.token', token), auth_token)
    await expect(page.getByText('premium@homeyield.test')).toBeVisible()
    await expect(page.getByText(person.email)).toHaveCount(0)
  })

  test('a message closes on leaving the page', async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    const message = page.getByRole('status').filter({ hasText: 'You have signed out.' })
    await expect(message).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(message).toHaveCount(0, IMMEDIATELY)
    await page.goBack()
    await expect(page).toHaveURL('/signin')
    await expect(message).toHaveCount(0, IMMEDIATELY)
  })

  test('after a session ended elsewhere, signing in returns to the page', async ({ page, person }) => {
    const token = await page.evaluate(() => localStorage.getItem('homeyield.token'))
    // The menu's request must be the first to notice, not another of the page.
    await waitUntilIdle(page)
    await page.request.post('/api/account/sign_out', { headers: { authorization: `Bearer ${token}` } })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/signin')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/profile')
  })

  test('signing out in another tab signs out here', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL('/signin')
    await expect(page).toHaveURL('/signin')
  })
})
