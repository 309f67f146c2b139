import { box, expect, openCalculator, test } from '../../calculator.ts'

test.use({ tier: 'premium' })

test('who comes back to the window goes on where they were', async ({ page }) => {
  await openCalculator(page)
  const rates = box(page, 'Rates')
  await rates.click()
  await page.keyboard.type('31')
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // What the browser says of a window that is left and come back to: the box has the focus all along.
  await rates.evaluate((element) => {
    element.dispatchEvent(new FocusEvent('blur'))
    element.dispatchEvent(new FocusEvent('focus'))
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.type('00')
  await expect(rates).toHaveValue('3100')
})
