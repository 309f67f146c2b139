import { box, expect, fill, openCalculator, test } from '../../calculator.ts'
import { openDoor, signInAtDoor, type Door } from '../../door.ts'
import { expectAccessible } from '../../house.ts'
import { expectKept } from '../../offline.ts'

test.use({ tier: 'premium', serviceWorkers: 'allow' })

// Stands before the house and has another worker to give once there is a new version.
let version = 1
let door: Door

test.beforeEach(async ({ baseURL }) => {
  version = 1
  door = await openDoor(baseURL, {
    concerns: (path) => path === '/sw.js',
    pass: (given, answer) => {
      answer.write(`// version ${version}\n`)
      given.pipe(answer)
    },
  })
})
test.afterEach(() => door.close())

test('a new version asks before it comes, in every tab, and takes nothing that was entered', async ({
  page,
  context,
  person,
}) => {
  // Two tabs fetch the whole shell, and each is loaded twice.
  test.slow()
  await signInAtDoor(context, person)
  await openCalculator(page, `${door.origin}/calculator`)
  await expectKept(page)
  const other = await context.newPage()
  await openCalculator(other, `${door.origin}/calculator`)
  await expectKept(other)
  await page.bringToFront()
  await fill(page, { Rates: '2345' })
  for (const tab of [page, other]) await tab.evaluate(() => document.body.setAttribute('data-same-page', ''))

  version = 2
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const said = page.getByRole('region', { name: 'New version' })
  await expect(said).toContainText('A new version is ready.')
  await expect(other.getByRole('region', { name: 'New version' })).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue(/2,?345/u)
  await expectAccessible(page)

  await said.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('2,345')
  await expect(said).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()

  // The other tab is as it was, and says so still.
  await expect(other.locator('body')).toHaveAttribute('data-same-page')
  await other.getByRole('region', { name: 'New version' }).getByRole('button', { name: 'Reload' }).click()
  await expect(other.locator('body')).not.toHaveAttribute('data-same-page')
  await expect(box(other, 'Rates')).toHaveValue('2,345')
})

test('a new version can be put off', async ({ page, context, person }) => {
  await signInAtDoor(context, person)
  await openCalculator(page, `${door.origin}/calculator`)
  await expectKept(page)
  version = 2
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const said = page.getByRole('region', { name: 'New version' })
  await said.getByRole('button', { name: 'Later' }).click()
  await expect(said).toHaveCount(0)
  await page.reload()
  await expect(said).toBeVisible()
})
