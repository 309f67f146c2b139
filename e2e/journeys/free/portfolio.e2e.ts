import { expectAccessible } from '../../expect-accessible.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ tier: 'own' })

test('a free account sees what the portfolio would tell', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.getByText('With Premium, this page has:')).toBeVisible()
  await expect(page.getByRole('main').getByRole('term')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByRole('dialog', { name: 'Premium' })).toBeVisible()
})
