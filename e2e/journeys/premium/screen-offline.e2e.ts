import { expect, test } from '../../fixtures.ts'
import { expectStoredRents, visitOnce } from '../../offline-cache.ts'

test.use({ tier: 'premium', serviceWorkers: 'allow' })

test('a list is ranked without a connection, and kept when it is back', async ({ page, context, callApi }) => {
  // A server that has just started computes the estimates first, which takes longer than the page waits.
  await callApi('GET', '/market-rent/table')
  await visitOnce(page)
  await expectStoredRents(page)
  await context.setOffline(true)
  await page.goto('/screen')
  await page
    .getByRole('textbox', { name: 'Your homes' })
    .fill('126 Kauri Street, Waiheke, Auckland, 3 bed house, $950k')
  await page.getByRole('button', { name: 'Rank these homes' }).click()
  await expect(page.getByText(/each home has the rent of its suburb/u)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Rank 1 126 Kauri Street.*\$950,000/u })).toBeVisible()

  await page.reload()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Keep this list' }).click()
  await expect(page).toHaveURL(/\/screen\/[\da-f-]{36}$/u)
  await expect(page.getByRole('row', { name: /^Rank 1 126 Kauri Street.*\$950,000/u })).toBeVisible()
})
