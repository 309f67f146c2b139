import { expectAccessible } from '../../expect-accessible.ts'
import { box, expect, fill, openCalculator, test } from '../../calculator.ts'
import { startProxy, signInThroughProxy, type ProxyServer } from '../../proxy.ts'
import { expectCached } from '../../offline-cache.ts'

test.use({ tier: 'premium', serviceWorkers: 'allow' })

// A proxy that changes the service worker's script, as a new version does.
let version = 1
let proxy: ProxyServer

test.beforeEach(async ({ baseURL }) => {
  version = 1
  proxy = await startProxy(baseURL, {
    matches: (path) => path === '/sw.js',
    transform: (upstream, response) => {
      response.write(`// version ${version}\n`)
      upstream.pipe(response)
    },
  })
})
test.afterEach(() => proxy.close())

test('a new version asks before it reloads, in every tab, can be postponed, and loses no input', async ({
  page,
  context,
  person,
}) => {
  // Two tabs load the whole app, each twice.
  test.slow()
  await signInThroughProxy(context, person)
  await openCalculator(page, `${proxy.origin}/calculator`)
  await expectCached(page)
  const other = await context.newPage()
  await openCalculator(other, `${proxy.origin}/calculator`)
  await expectCached(other)
  await page.bringToFront()
  await fill(page, { Rates: '2345' })
  await other.evaluate(() => document.body.setAttribute('data-same-page', ''))

  version = 2
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const notice = page.getByRole('region', { name: 'New version' })
  await expect(notice).toContainText('A new version is ready.')
  await expect(other.getByRole('region', { name: 'New version' })).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue(/2,?345/u)
  // Nothing is half under the header then, which counts as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await notice.getByRole('button', { name: 'Later' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  // The page reloads after some seconds in any case, and asks again where Chromium still has the old worker.
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)
  await expect(async () => {
    const reload = notice.getByRole('button', { name: 'Reload', exact: true })
    if (await reload.isVisible()) await reload.click()
    await expect.poll(waiting, { timeout: 15_000 }).toBeNull()
  }).toPass({ timeout: 150_000 })
  await expect(notice).toHaveCount(0)
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('2,345')

  // The other tab has not reloaded, and still shows the notice.
  await expect(other.locator('body')).toHaveAttribute('data-same-page')
  await other.getByRole('region', { name: 'New version' }).getByRole('button', { name: 'Reload' }).click()
  await expect(other.locator('body')).not.toHaveAttribute('data-same-page')
  await expect(box(other, 'Rates')).toHaveValue('2,345')
})
