import { emulateSafari } from '../../emulate-safari.ts'
import { box, chooseAddress, expect, openCalculator, test } from '../../calculator.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ page }) => emulateSafari(page))

test('typing into a clicked box replaces its figure; a second click places the caret', async ({ page }) => {
  await openCalculator(page)
  const insurance = box(page, 'Insurance')
  await expect(insurance).toHaveValue('2,500')
  await insurance.click()
  await page.keyboard.type('1800')
  await expect(insurance).toHaveValue('1800')
  await insurance.click()
  await page.keyboard.type('5')
  await expect(insurance).toHaveValue('18005')

  await chooseAddress(page)
  const address = page.getByRole('combobox', { name: 'Address' })
  await box(page, 'Rates').click()
  await address.click()
  await page.keyboard.type('High')
  await expect(address).toHaveValue('High')
})

test('a click outside a dialog or the menu closes it, a click inside does not', async ({ page }) => {
  await openCalculator(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Net yield/u }).click()
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Premium', { exact: true }).click()
  await expect(menu).toBeVisible()
  const { x, width } = (await menu.boundingBox()) ?? { x: 0, width: 0 }
  await page.mouse.click(x > 10 ? x - 10 : width + 10, 300)
  await expect(menu).toBeHidden()
})
