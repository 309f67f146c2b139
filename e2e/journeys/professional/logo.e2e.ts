import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../calculator.ts'
import { expectToFit, tabTo } from '../../fixtures.ts'
import { drawImage } from '../../images.ts'

test.use({ tier: 'premium' })

const TOO_LARGE = 'Image size is too large. Must be less than or equal to 250KB'

test.beforeEach(async ({ page, callApi }) => {
  await callApi('PATCH', '/account', { is_property_professional: true, brand_logo_url: null })
  await page.goto('/yourbrand')
  await expect(part(page)).toBeVisible()
})
test.afterEach(async ({ callApi }) => {
  await callApi('PATCH', '/account', { is_property_professional: false, brand_logo_url: null })
})

const part = (page: Page) => page.getByRole('region', { name: 'Your logo' })
const chooser = (page: Page) => part(page).locator('input[type=file]')
const shown = (page: Page) => part(page).getByRole('img', { name: 'Your logo' })
const cropped = (page: Page) => part(page).getByRole('group', { name: /The part of the image that becomes the logo/u })
const drawLogo = (page: Page) => drawImage(page, { name: 'logo.png', type: 'image/png', width: 600, height: 400 })
const logoOf = (account: unknown) => (account as { brand_logo_url: string | null }).brand_logo_url

/** The size of the crop relative to its image. */
async function proportions(page: Page): Promise<number[]> {
  const [crop, image] = await Promise.all([
    cropped(page).boundingBox(),
    part(page).getByRole('img', { name: 'What you chose' }).boundingBox(),
  ])
  if (!crop || !image) throw new Error('There is no crop')
  return [crop.width / image.width, crop.height / image.height]
}

/** A field of the form beside the logo can be half under the header, where it is a small target. */
async function expectAccessibleAtTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

test('is picked, cropped and uploaded', async ({ page, callApi }) => {
  await expect(part(page).getByText('No logo yet')).toBeVisible()
  await chooser(page).setInputFiles(await drawLogo(page))
  await expect(cropped(page)).toBeVisible()
  await expect.poll(async () => (await proportions(page))[0]).toBeCloseTo(1, 1)
  await expect.poll(async () => (await proportions(page))[1]).toBeCloseTo(0.435, 1)
  await expect(part(page).getByRole('img', { name: 'The logo that will be stored' })).toBeVisible()
  await expectAccessibleAtTop(page)
  await page.getByRole('button', { name: 'Use as my logo' }).click()
  await expect(shown(page)).toBeVisible()
  await expect(chooser(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Your logo was saved' })).toBeVisible()
  const url = logoOf(await callApi('GET', '/account'))
  expect(url).toMatch(/\/api\/images\/[0-9a-f]{32}\.png$/u)
  // The whole width, and 43.5 per cent of the height.
  await expect
    .poll(() => shown(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 174])
  await page.reload()
  await expect(shown(page)).toBeVisible()
  await expectAccessibleAtTop(page)
  await expectToFit(page)
})

test('a new file starts with the default crop, and Cancel restores the logo before', async ({ page, callApi }) => {
  const logo = await drawLogo(page)
  await chooser(page).setInputFiles(logo)
  await page.getByRole('button', { name: 'Use as my logo' }).click()
  await expect(shown(page)).toBeVisible()
  const before = logoOf(await callApi('GET', '/account'))
  await chooser(page).setInputFiles(logo)
  await cropped(page).focus()
  await part(page)
    .getByRole('button', { name: /Bottom edge/u })
    .focus()
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await proportions(page))[1]).toBeGreaterThan(0.45)
  await chooser(page).setInputFiles(
    await drawImage(page, { name: 'other.jpg', type: 'image/jpeg', width: 300, height: 300 }),
  )
  await expect.poll(async () => (await proportions(page))[1]).toBeCloseTo(0.435, 1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(shown(page)).toHaveAttribute('src', new URL(before ?? '').pathname)
  await expect(chooser(page)).toBeFocused()
  expect(logoOf(await callApi('GET', '/account'))).toBe(before)
})

test('the whole logo is stored uncut, and a part with nothing in it is refused', async ({ page, callApi }) => {
  const stored = part(page).getByRole('img', { name: 'The logo that will be stored' })
  const sizeOf = (image: typeof stored) =>
    image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight])
  // Its band of colour ends at 40 per cent of the height.
  await chooser(page).setInputFiles(
    await drawImage(page, { name: 'logo.png', type: 'image/png', width: 600, height: 260 }),
  )
  await expect.poll(() => sizeOf(stored)).toEqual([600, 114])
  await cropped(page).focus()
  await part(page)
    .getByRole('button', { name: /Top edge/u })
    .focus()
  for (let press = 0; press < 45; press += 1) await page.keyboard.press('ArrowDown')
  await expect(part(page).getByRole('alert')).toHaveText(
    'There is nothing in this part of the image. Choose the part that shows your logo.',
  )
  await page.getByRole('button', { name: 'Use as my logo' }).click()
  expect(logoOf(await callApi('GET', '/account'))).toBeNull()
  await part(page).getByRole('radio', { name: 'Whole logo' }).check()
  await expect.poll(() => sizeOf(stored)).toEqual([600, 260])
  await expect(part(page).getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Use as my logo' }).click()
  await expect.poll(() => sizeOf(shown(page))).toEqual([600, 260])
})

test('a file that cannot be a logo gives an error at its field', async ({ page }) => {
  const large = await drawImage(page, { name: 'large.png', type: 'image/png', width: 400, height: 400, noise: true })
  expect(large.buffer.length).toBeGreaterThan(250_000)
  await chooser(page).setInputFiles(large)
  await expect(part(page).getByRole('alert')).toHaveText(TOO_LARGE)
  await expect(chooser(page)).toHaveAccessibleDescription(new RegExp(TOO_LARGE, 'u'))
  await expectAccessible(page)
  await chooser(page).setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(part(page).getByRole('alert')).toHaveText('Use a GIF, JPEG or PNG image')
  await chooser(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(part(page).getByRole('alert')).toHaveText(/^This image cannot be read/u)
  const blank = await drawImage(page, { name: 'blank.png', type: 'image/png', width: 600, height: 260, blank: true })
  await chooser(page).setInputFiles(blank)
  await expect(part(page).getByRole('alert')).toHaveText(/^There is nothing in this part of the image/u)
  await part(page).getByRole('radio', { name: 'Whole logo' }).check()
  await expect(part(page).getByRole('alert')).toHaveText(
    'There is nothing to see in this image on white paper. Choose another image of your logo.',
  )
  await chooser(page).setInputFiles(await drawLogo(page))
  await expect(part(page).getByRole('alert')).toHaveCount(0)
})

test('a failed upload can be tried again, and the keyboard alone is enough', async ({ page, callApi }) => {
  await page.route(
    '**/api/uploads/store',
    (route) => route.fulfill({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' }),
    {
      times: 1,
    },
  )
  await chooser(page).setInputFiles(await drawLogo(page))
  await page.getByRole('button', { name: 'Use as my logo' }).click()
  await expect(part(page).getByRole('alert')).toContainText('The image could not be uploaded. Please try again.')
  expect(logoOf(await callApi('GET', '/account'))).toBeNull()
  await part(page).getByRole('button', { name: 'Try again' }).click()
  await expect(shown(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(part(page).getByText('No logo yet')).toBeVisible()
  expect(logoOf(await callApi('GET', '/account'))).toBeNull()
  // Again, with the keyboard alone.
  await chooser(page).setInputFiles(await drawLogo(page))
  await expect(cropped(page)).toBeVisible()
  await tabTo(page, 'Use as my logo', 60)
  await page.keyboard.press('Enter')
  await expect(shown(page)).toBeVisible()
})
