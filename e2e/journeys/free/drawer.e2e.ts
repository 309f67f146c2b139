import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, test, WITH_MOTION } from '../../fixtures.ts'

test.use({ tier: 'own', ...WITH_MOTION })

test('the drawer shows the name of the account, links to every screen, and closes', async ({
  page,
  callApi,
  person,
}) => {
  await test.step('it links to every screen', async () => {
    expect(await callApi('GET', '/calculations')).toEqual([])
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toContainText(person.name)
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL('/support')
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'New Calculation' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await expect(drawer).toBeHidden()
  })

  await test.step('Escape and the close button close it and return the focus to the menu button', async () => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
  })

  await test.step('New Calculation opens the calculator until one is saved', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'New Calculation', exact: true }).click()
    await expect(page).toHaveURL('/calculator')
  })
})

test('with one saved, New Calculation opens the premium popup over the page, and /calculator is the list', async ({
  page,
  callApi,
}) => {
  await callApi('POST', '/calculations', calculationOf('3 Marine Parade, Napier South, Napier'))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'New Calculation Premium' }).click()
  await expect(page).toHaveURL('/profile/premiumpopup')
  const popup = page.getByRole('dialog', { name: 'Premium' })
  await expect(popup).toContainText('You need a premium account to access that feature.')
  await expect(page.getByRole('heading', { name: 'Profile', includeHidden: true })).toBeAttached()
  await popup.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/profile')

  await test.step('the popup’s address opens it, and closing removes the suffix', async () => {
    await page.goto('/profile/premiumpopup?tab=1')
    await page.getByRole('dialog', { name: 'Premium' }).getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/profile?tab=1')
  })

  await page.goto('/calculator')
  await expect(page).toHaveURL('/calculations')
})
