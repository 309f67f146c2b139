import type { Page } from '@playwright/test'
import { expect, openCalculator, SAMPLE, test } from '../../calculator.ts'
import type { CallApi } from '../../fixtures.ts'

test.use({ tier: 'premium' })
test.beforeEach(({ page }) => openCalculator(page))

async function positionOf(callApi: CallApi, typed: string): Promise<{ latitude: number; longitude: number }> {
  const [found] = await callApi<{ id: string }[]>('GET', `/addresses?q=${encodeURIComponent(typed)}`)
  return callApi('GET', `/addresses/${found?.id}`)
}

async function openNearMe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText(/It is not stored, and nobody else gets it\./u)).toBeVisible()
}

test('the nearest addresses and the suburb are offered, after saying what happens', async ({
  page,
  context,
  callApi,
}) => {
  const { latitude, longitude } = await positionOf(callApi, SAMPLE.typed)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude })
  await openNearMe(page)
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByRole('button', { name: /^Only the suburb: Waiheke/u })).toBeVisible()
  await page.getByRole('button', { name: `${SAMPLE.address} (sample)` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(page.getByText('The nearest addresses:')).toHaveCount(0)
})

test('where no address is known, the suburb can be used', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -41.3137, longitude: 174.7805 })
  await openNearMe(page)
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByText('No address is known within 200 m of you.')).toBeVisible()
  await page.getByRole('button', { name: /^Only the suburb: Newtown/u }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Newtown/u)
})

test('far from New Zealand, and without the permission, a sentence says what to do', async ({ page, context }) => {
  await openNearMe(page)
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByText(/^Your browser was not allowed to share your position\./u)).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.5, longitude: 0 })
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByText(/^You do not seem to be in New Zealand/u)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible()
})
