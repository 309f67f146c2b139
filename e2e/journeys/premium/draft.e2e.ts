import { box, expect, fill, test } from '../../calculator.ts'

// Drafts, and what leaving asks: web/src/screens/calculator/save/leave-a-home.test.tsx.
test.use({ tier: 'premium' })

test('the Back button asks about unsaved changes, which survive a reload', async ({ page }) => {
  await page.goto('/calculations')
  await page.getByRole('banner').getByRole('link', { name: 'New Calculation' }).click()
  await expect(page).toHaveURL('/calculator')
  await fill(page, { Rates: '3456' })
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue(/3,?456/u)
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,456')
})
