import { box, expect, openCalculator, test } from '../../calculator.ts'

test.use({ tier: 'premium' })

test('the page does not scroll when the window gets the focus again, and typing continues', async ({ page }) => {
  await openCalculator(page)
  const rates = box(page, 'Rates')
  await rates.click()
  await page.keyboard.type('31')
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // The events of a window that loses and gets the focus; the box stays the active element.
  await rates.evaluate((element) => {
    element.dispatchEvent(new FocusEvent('blur'))
    element.dispatchEvent(new FocusEvent('focus'))
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.type('00')
  await expect(rates).toHaveValue('3100')
})
