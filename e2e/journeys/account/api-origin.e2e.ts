import { chooseAddress, expect, fill, GOLDEN, SAMPLE, save, test } from '../../calculator.ts'
import { PASSWORDS } from '../../passwords.ts'

// The same server under two names, which are two origins for a browser.
const PORT = '47321'
const APP = `http://localhost:${PORT}`
const API = `http://127.0.0.1:${PORT}`

test.use({ settings: { PORT, PUBLIC_ORIGIN: APP, API_ORIGIN: API } })

test('with the API at another origin, a person signs in, saves, changes, lists and signs out', async ({
  page,
  freePerson,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (pathname.startsWith('/api/')) origins.add(origin)
  })
  await page.goto('/signin')
  await page.getByLabel('Email').fill(freePerson.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.own)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/calculator')

  await chooseAddress(page)
  await fill(page, GOLDEN)
  await save(page)
  await fill(page, { Rates: '3,100' })
  await save(page, 'Update')
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 saved calculation')
  await expect(page.getByRole('link', { name: SAMPLE.address })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).not.toHaveURL(/profile/u)
  expect([...origins]).toEqual([API])
})
