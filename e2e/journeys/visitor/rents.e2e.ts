import { expectAccessible } from '../../expect-accessible.ts'
import { expect, test } from '../../calculator.ts'
import { expectToFit, tabTo } from '../../fixtures.ts'

const NEWTOWN = 'area-252900'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the rents of a district are found by links, and read from the map and the table', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rents by district' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rents by district' })).toBeVisible()
    await page.getByRole('link', { name: 'Wellington City' }).click()
    await expect(page).toHaveTitle('Rents in Wellington City · Homeyield')
    await expect(page.getByRole('img', { name: 'Map of median weekly rents of 3-bedroom houses' })).toBeVisible()
    const row = page.getByRole('row', { name: 'Newtown North' })
    await expect(row).toContainText('$661')
    await expect(row).toContainText('This area, Jul–Sep 2025')
    await row.getByRole('link', { name: 'Newtown North', exact: true }).click()
    await expect(page.locator(`#${NEWTOWN}:target`)).toHaveCSS('stroke-width', '4px')
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
    await page.getByRole('link', { name: 'Room', exact: true }).click()
    await expect(page).toHaveURL('/rents/wellington-city?dwelling=Room&bedrooms=3')
    await expect(page.getByText('Median weekly rent of rooms in 78 areas')).toBeVisible()
  })

  test('an unknown district is not found', async ({ page }) => {
    expect((await page.goto('/rents/atlantis'))?.status()).toBe(404)
  })
})

test('another kind of home is shown without loading the page, and goes back', async ({ page }) => {
  await page.goto(`/rents/wellington-city#${NEWTOWN}`)
  const selected = page.getByRole('figure').getByRole('status')
  await expect(selected).toContainText('Newtown North$661 a week6 bonds. Medium confidence. This area, Jul–Sep 2025.')
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''))
  await page.getByRole('link', { name: '2 bedrooms' }).press('Enter')
  await expect(page.getByText('Median weekly rent of 2-bedroom houses in 78 areas')).toBeVisible()
  await expect(page).toHaveURL(`/rents/wellington-city?dwelling=House&bedrooms=2#${NEWTOWN}`)
  await expect(page.getByRole('link', { name: '2 bedrooms' })).toBeFocused()
  await expect(selected).toContainText('Newtown North')
  await page.goBack()
  await expect(page.getByText('Median weekly rent of 3-bedroom houses in 78 areas')).toBeVisible()
  await expect(page.locator('[data-loaded-once]')).toHaveCount(1)
})

test('an area is chosen by keyboard in the table and by pointer on the map, and zoomed', async ({ page }) => {
  await page.goto('/rents/wellington-city')
  await tabTo(page, 'Courtenay', 60)
  await page.keyboard.press('Enter')
  const selected = page.getByRole('figure').getByRole('status')
  await expect(selected).toBeFocused()
  await expect(selected).toContainText('Courtenay')
  await expect(page.locator('[data-marked]')).toHaveCount(1)
  const map = page.getByRole('img', { name: 'Map of median weekly rents' })
  await expect(map).not.toHaveAttribute('viewBox', /^0 0 /u)
  await page.keyboard.press('Tab')
  await expect(selected.getByRole('link', { name: 'Use this area: Courtenay' })).toBeFocused()
  await page.getByRole('button', { name: 'All of the district' }).click()
  await expect(map).toHaveAttribute('viewBox', /^0 0 /u)
  await page.locator(`#${NEWTOWN}`).click()
  await expect(selected).toContainText('Newtown North')
  await expect(page).toHaveURL(`/rents/wellington-city#${NEWTOWN}`)
})

test('the pages are accessible in both schemes, and fit every width', async ({ page }) => {
  for (const path of [
    '/rents',
    `/rents/wellington-city#${NEWTOWN}`,
    '/rents/chatham-islands-territory?dwelling=Flat',
  ]) {
    await page.goto(path)
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
  }
})
