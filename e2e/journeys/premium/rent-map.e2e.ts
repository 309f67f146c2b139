import { box, chooseAddress, expect, openCalculator, rentLink, slider, test } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'

test.use({ tier: 'premium' })

test('an area of the map opens the calculator with it, and the evidence leads back', async ({ page }) => {
  await page.goto('/rents/wellington-city?dwelling=Apartment&bedrooms=2')
  await page.getByRole('link', { name: 'Use this area: Dixon Street' }).click()
  await expect(box(page, 'Suburb').or(page.getByRole('combobox', { name: 'Suburb' }))).toHaveValue('Te Aro')
  await expect(page).toHaveURL('/calculator')
  await expect(slider(page, 'Bedrooms')).toHaveValue('2')
  await expect(
    page.getByRole('group', { name: 'Dwelling type' }).getByRole('radio', { name: 'Apartment' }),
  ).toBeChecked()
  await rentLink(page).click()
  await expect(page.getByRole('figure', { name: 'What homes like this rent for' })).toContainText('Dixon Street')
  await page.getByRole('link', { name: 'Rents in this district on a map' }).click()
  await expect(page).toHaveURL('/rents/wellington-city?dwelling=Apartment&bedrooms=2#area-251600')
  await expect(page.getByRole('figure').getByRole('status')).toContainText('Dixon Street')
})

test('an area of the map replaces another address only when asked to', async ({ page }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await page.goto('/calculator?area=251600&dwelling=Apartment&bedrooms=2')
  const question = page.getByText('You chose Dixon Street, Wellington City on a page about rents.')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('126 Kauri Street')
  await page.goto('/calculator?area=251600')
  await page.getByRole('button', { name: 'Use Dixon Street' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te Aro')
  await page.goto('/rents/wellington-city/newtown')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up for free' })).toBeHidden()
  await page.getByRole('link', { name: 'Use this area: Newtown' }).click()
  await page.getByRole('button', { name: 'Use Newtown' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newtown')
})
