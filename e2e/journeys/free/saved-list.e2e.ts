import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, test } from '../../fixtures.ts'

// What the list shows: web/src/screens/calculations/saved-list.test.tsx.
test.use({ tier: 'own' })

const STREET = '12 Ōrākei Road, Remuera, Auckland'

test('deleting needs a confirmation, which gives the focus back', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf(STREET))
  await page.goto('/calculations')
  const remove = page.getByRole('button', { name: `Delete ${STREET}` })
  const modal = page.getByRole('alertdialog', { name: 'Delete calculation' })

  await remove.click()
  await expect(modal).toContainText('Are you sure you want to delete this calculation?')
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'No' }).click()
  await expect(modal).toHaveCount(0)
  await expect(remove).toBeFocused()

  await remove.click()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  expect(await callApi('GET', '/calculations')).toHaveLength(1)

  await remove.click()
  await modal.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Calculation deleted' })).toBeVisible()
  expect(await callApi('GET', '/calculations')).toEqual([])
})

test('the premium popup opens over every page, after a redirect too, and over the list for the table', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(STREET))
  const ofHome = ['loans', 'years', 'bank'].map((name) => `/calculator/${id}/${name}`)
  const ofList = ['', '/calculator', '/calculations'].map((path) => [path, '/calculations'] as const)
  for (const [path, below] of [...ofList, ...ofHome.map((path) => [path, path] as const)]) {
    await page.goto(`${path}/premiumpopup`)
    const popup = page.getByRole('dialog', { name: 'Premium' })
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL(below)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      below === '/calculations' ? '1 saved calculation' : '12 Ōrākei Road',
    )
    await expect(popup).toHaveCount(0)
  }
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'Table Premium' }).click()
  await expect(page).toHaveURL('/calculations/premiumpopup')
  const popup = page.getByRole('dialog', { name: 'Premium' })
  await expect(popup).toContainText('You need a premium account to access that feature.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/calculations')
  await expect(popup).toHaveCount(0)
  await page.getByRole('link', { name: 'Table Premium' }).click()
  await popup.getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/plans')
  expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe('/calculations/compare')
})
