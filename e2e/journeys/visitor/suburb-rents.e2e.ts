import { expectAccessible } from '../../expect-accessible.ts'
import { expect, test } from '../../calculator.ts'
import { expectToFit } from '../../fixtures.ts'

/** Of HTML, in bytes before compression. */
const LARGEST_PAGE = 40_000
/** Those of them that are read for other kinds of home. */
const LARGE_PAGES = 10
const KINDS = ['House&bedrooms=5', 'Flat&bedrooms=2', 'Apartment&bedrooms=5', 'Room&bedrooms=1'].map(
  (kind) => `dwelling=${kind}`,
)
/** Pages that are read at the same time. */
const AT_ONCE = 8

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a suburb is found from its district, and leads to other kinds, its neighbours and sign-up', async ({
    page,
  }) => {
    await page.goto('/rents/wellington-city')
    await page.getByRole('row', { name: 'Newtown North' }).getByRole('link', { name: 'All rents in Newtown' }).click()
    await expect(page).toHaveURL('/rents/wellington-city/newtown?dwelling=House&bedrooms=3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^3-bedroom houses in Newtown: \$\d+ to \$\d+ a week$/u,
    )
    // The worked example of docs/method/market-rent.md.
    const area = page.getByRole('table', { name: '3-bedroom houses in the areas of Newtown' }).getByRole('row')
    await expect(area.filter({ hasText: 'Newtown North' })).toHaveText('Newtown North$661$599–728Medium')
    await page.getByRole('link', { name: '2-bedroom flats' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2-bedroom flats in Newtown: $')
    await page.getByText('The figures as a table').click()
    await expect(
      page.getByRole('region', { name: 'Median weekly rents of all homes in Wellington Region' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Berhampore' }).click()
    await expect(page).toHaveURL('/rents/wellington-city/berhampore?dwelling=Flat&bedrooms=2')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up for free' })).toHaveAttribute(
      'href',
      /^\/signup\?/u,
    )
    expect((await page.goto('/rents/wellington-city/atlantis'))?.status()).toBe(404)
  })
})

test('a suburb is accessible in both schemes, and fits every width', async ({ page }) => {
  await page.goto('/rents/wellington-city/newtown')
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
})

test('the names on a map are as large at any zoom, and more of them when it is near', async ({ page }) => {
  await page.goto('/rents/wellington-city')
  const names = page.locator('[data-map] text:visible')
  const height = async () => Math.round((await names.getByText('Newtown', { exact: true }).boundingBox())?.height ?? 0)
  const [before, size] = [await names.count(), await height()]
  expect(before).toBeGreaterThan(5)
  await page.locator('#area-252900').click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await names.count()).toBeGreaterThan(before)
  expect(await height()).toBe(size)
})

test('every suburb has a page of at most 40 kB of any kind of home, all but one with figures', async ({
  baseURL,
}, info) => {
  test.setTimeout(180_000)
  // Not by Playwright's requests, which take twice as long.
  const map = await (await fetch(new URL('/rents/sitemap.xml', baseURL))).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname)
  const suburbs = paths.filter((path) => path.split('/').length === 4)
  expect(suburbs.length).toBeGreaterThan(1_600)
  const withoutFigure: string[] = []
  const sizes = new Map<string, number>()
  const read = async (path: string) => {
    const response = await fetch(new URL(path, baseURL))
    expect(response.status, path).toBe(200)
    const html = await response.text()
    sizes.set(path, Buffer.byteLength(html))
    return html
  }
  const readDefault = async (path: string) => {
    const html = await read(path)
    if (!/<h1[^>]*>3-bedroom houses in [^<]+: \$[\d,]+ to \$[\d,]+ a week<\/h1>/u.test(html)) withoutFigure.push(path)
  }
  const largest = () => [...sizes].toSorted(([, one], [, other]) => other - one)
  for (let at = 0; at < suburbs.length; at += AT_ONCE)
    await Promise.all(suburbs.slice(at, at + AT_ONCE).map(readDefault))
  expect(withoutFigure).toEqual(['/rents/chatham-islands-territory/chatham-islands'])
  // Every kind has the same tables: only words and links differ.
  for (const [path] of largest().slice(0, LARGE_PAGES))
    await Promise.all(KINDS.map((kind) => read(`${path}?${kind}&professional=true`)))
  const [[path, size] = ['', 0]] = largest()
  info.annotations.push({ type: 'largest suburb page', description: `${path}: ${size} bytes` })
  expect(size, path).toBeLessThanOrEqual(LARGEST_PAGE)
})
