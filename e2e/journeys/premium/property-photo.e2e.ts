import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { chooseAddress, OTHER_SAMPLE, expect, openCalculator, save, section, test } from '../../calculator.ts'
import { calculationOf, expectToFit } from '../../fixtures.ts'
import { drawImage } from '../../images.ts'

test.use({ tier: 'premium' })

const chooser = (page: Page) => section(page, 'Rental Assessment').locator('input[type=file]')
const shown = (page: Page) => page.getByRole('img', { name: 'The property, as you photographed it' })
const drawPhoto = (page: Page) => drawImage(page, { name: 'IMG_1.png', type: 'image/png', width: 1600, height: 1200 })
const photoOf = (calculation: unknown) => (calculation as { property_photo_url: string | null }).property_photo_url

async function openSaved(page: Page, callApi: (method: 'POST', path: string, body: object) => Promise<unknown>) {
  const { id } = (await callApi('POST', '/calculations', calculationOf('1 Photo Street'))) as { id: string }
  await openCalculator(page, `/calculator/${id}`)
  return id
}

test('is scaled down, uploaded, shown, and stays after a save', async ({ page, callApi }) => {
  const id = await openSaved(page, callApi)
  await chooser(page).focus()
  await chooser(page).setInputFiles(await drawPhoto(page))
  await expect(shown(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your photo was saved' })).toBeVisible()
  await expect(chooser(page)).toBeFocused()
  await expect
    .poll(() => shown(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([500, 375])
  const url = photoOf(await callApi('GET', `/calculations/${id}`))
  expect(url).toMatch(/\/api\/images\/[0-9a-f]{32}\.jpg$/u)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Purchase price', exact: true }).fill('900,000')
  await save(page, 'Update')
  await expect(shown(page)).toBeVisible()
  await page.reload()
  await expect(shown(page)).toBeVisible()
  await expectToFit(page)
})

test('can be added only to a saved calculation', async ({ page, callApi }) => {
  await callApi('GET', '/account')
  await openCalculator(page)
  await expect(chooser(page)).toBeDisabled()
  await expect(chooser(page)).toHaveAccessibleDescription('Save the calculation first, then add a photo.')
  await chooseAddress(page)
  await save(page)
  await expect(chooser(page)).toBeEnabled()
  await chooser(page).setInputFiles(await drawPhoto(page))
  await expect(shown(page)).toBeVisible()
  // Another address is another property: a new calculation without a photo.
  await chooseAddress(page, OTHER_SAMPLE)
  await expect(page).toHaveURL('/calculator')
  await expect(shown(page)).toHaveCount(0)
})

test('a failed upload can be tried again; a file that is no photo is refused', async ({ page, callApi }) => {
  const id = await openSaved(page, callApi)
  await page.route('**/api/uploads/store', (route) => route.abort(), { times: 1 })
  await chooser(page).setInputFiles(await drawPhoto(page))
  const alert = section(page, 'Rental Assessment')
    .getByRole('alert')
    .filter({ hasText: /reach|read|Use a/u })
  await expect(alert).toContainText('We could not reach our server.')
  expect(photoOf(await callApi('GET', `/calculations/${id}`))).toBeNull()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(shown(page)).toBeVisible()
  await chooser(page).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(alert).toHaveText('Use a JPEG or PNG image')
  await chooser(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
  await expect(alert).toHaveText(/^This image cannot be read/u)
  await expect(shown(page)).toBeVisible()
})

test('a photo that stays too large is refused', async ({ page, callApi }) => {
  await openSaved(page, callApi)
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([new Uint8Array(256_001)], { type: 'image/jpeg' }))
  })
  await chooser(page).setInputFiles(await drawPhoto(page))
  await expect(page.getByText('File still too large after compression')).toBeVisible()
})
