import { recordForeignRequests } from '../../analytics-fixtures.ts'
import { expect, test } from '../../fixtures.ts'

test('without analytics settings there is no question and no request to another host', async ({ page }) => {
  const requests: string[] = []
  const loaded: string[] = []
  await page.goto('/signin')
  recordForeignRequests(page.context(), [page.url()], requests)
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of [
    '/plans',
    '/signup?referrer=freesignup',
    '/calculator?referrer=premiumsuccess&session_id=cs_test_1',
  ]) {
    await page.goto(path)
    // The settings have loaded, and name no provider.
    await expect(page.getByRole('contentinfo')).toContainText('sample data here')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'May we measure your visit?' })).toHaveCount(0)
  expect(loaded.filter((url) => /analytics/u.test(url))).toEqual([])
  expect(requests).toEqual([])
})
