import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import {
  mockMarketRent,
  box,
  chooseAddress,
  expect,
  figure,
  fill,
  GOLDEN,
  GOLDEN_RENT,
  openCalculator,
  openSection,
  result,
  saveButton,
  section,
  test,
  typeToFind,
  rentLink,
} from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'

// Accessible, without layout shifts, and complete at every width.
test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const PHONE = { width: 375, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

async function openFilled(page: Page): Promise<void> {
  await mockMarketRent(page, [GOLDEN_RENT])
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, GOLDEN)
  await openSection(page, 'Investment Return')
  await expect(figure(section(page, 'Investment Return'), 'Net rental yield')).toContainText('−2.61%')
}

// Neither the colours nor what axe checks in a dialog depend on the width, so only the desktop has them all.
for (const viewport of [PHONE, DESKTOP]) {
  const dark = viewport === DESKTOP
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('the calculator is accessible, empty, filled and with errors', async ({ page }) => {
      await mockMarketRent(page, [GOLDEN_RENT])
      await openCalculator(page)
      await saveButton(page).click()
      await expect(page.getByText('You need to enter an address to save this calculation.')).toBeVisible()
      await expectAccessible(page, { dark })

      await chooseAddress(page)
      await fill(page, GOLDEN)
      await openSection(page, 'Investment Return')
      await expect(figure(section(page, 'Investment Return'), 'Net rental yield')).toContainText('−2.61%')
      await expectAccessible(page, { dark })

      await fill(page, { 'Weekly rental income, lower': '900', Insurance: 'lots' })
      // A box that the header half covers counts as too small.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page, { dark })
    })
  })
}

test('the dialogs of the calculator are accessible', async ({ page }) => {
  await openFilled(page)
  await fill(page, { Insurance: '0' })
  await expect(page.getByText('Please fill in all expenses')).toBeVisible()
  await figure(section(page, 'Annual Expenses'), 'Total expenses a year').click()
  await expect(page.getByRole('dialog', { name: 'Total expenses' })).toBeVisible()
  await expectAccessible(page, { dark: true })
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Address' }).fill('queen')
  await expect(page.getByRole('option').first()).toBeVisible()
  // Where the page is scrolled to, the header may cover a part of a button, which is no smaller for that.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, { dark: true })

  await page.route('**/api/calculations', (route) =>
    route.fulfill({ status: 422, json: { error: 'Not like this.', code: 'invalid', fields: {} } }),
  )
  await saveButton(page).click()
  await expect(page.getByRole('alertdialog', { name: 'Not saved' })).toBeVisible()
  await expectAccessible(page, { dark: true })
  await page.getByRole('button', { name: 'OK' }).click()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectAccessible(page, { dark: true })
})

for (const path of ['a new calculation', 'a saved calculation']) {
  test(`${path} loads without layout shifts`, async ({ page, callApi }) => {
    const { id } = await callApi<{ id: string }>(
      'POST',
      '/calculations',
      calculationOf('1 First Street, Frankton, Hamilton'),
    )
    await page.addInitScript(() => {
      const shifts = window as unknown as { layoutShift: number }
      shifts.layoutShift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.layoutShift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/**', async (route) => {
      if (/\/(expenses|calculations\/)/u.test(route.request().url())) await held
      await route.continue()
    })
    await page.goto(path === 'a new calculation' ? '/calculator' : `/calculator/${id}`)
    await expect(page.getByLabel('Loading the calculator')).toBeVisible()
    release()
    await expect(box(page, 'Purchase price')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    // Two frames, so that the shifts of the last change are counted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)).toBeLessThan(0.02)
  })
}

test('the page does not scroll sideways and no focused control is hidden, on phones and at 200 % zoom', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openFilled(page)
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // The last is a desktop's 1280 px at 200 % zoom.
  for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 640, height: 400 }]) {
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expect.poll(sideways).toBeLessThanOrEqual(0)
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus()
      const covered: string[] = []
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press('Tab')
        const fault = await page.evaluate(coveredFocus)
        if (fault !== null) covered.push(fault)
      }
      expect(covered).toEqual([])
      await openSection(page, 'Annual Expenses')
      await figure(section(page, 'Annual Expenses'), 'Total expenses a year').click()
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
      expect(await sideways()).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

/** The name of the focused element if its middle is covered, or null. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  // An element without pointer events, such as a chart's slider, is found by its parent.
  const seen = getComputedStyle(focused).pointerEvents === 'none' ? (focused.parentElement ?? focused) : focused
  const own = over !== null && (seen.contains(over) || over.contains(seen) || sharesLabel(over, focused))
  return own ? null : `${focused.outerHTML.slice(0, 120)} lies under ${over?.outerHTML.slice(0, 120)}`

  function sharesLabel(one: Element, other: HTMLElement): boolean {
    return other.closest('label') !== null && one.closest('label') === other.closest('label')
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the summary shows only if a figure is not zero, and opens the full result', async ({ page }) => {
    await openCalculator(page)
    const summary = page.getByRole('button', { name: /Open the full result/u })
    await expect(summary).toHaveCount(0)
    await fill(page, { 'Rental income a week': '634.6', 'Purchase price': '850000' })
    await expect(summary).toContainText('$635')
    await expect(summary).toContainText('3.88%')
    await summary.click()
    const full = page.getByRole('dialog', { name: 'Your result' })
    await expect(full).toContainText('Where the week goes')
    await expectAccessible(page)
    await full.getByRole('button', { name: 'Close' }).click()
    await expect(summary).toBeFocused()
    await fill(page, { 'Rental income a week': '0', 'Purchase price': '' })
    await expect(summary).toHaveCount(0)
  })

  test('from the calculator to a gross and net yield of a real suburb takes at most 6 taps', async ({ page }) => {
    await openCalculator(page)
    let taps = 0
    const tap = async (target: ReturnType<typeof box>) => {
      taps += 1
      await target.click()
    }
    await tap(page.getByRole('combobox', { name: 'Address' }))
    await typeToFind(page, 'addresses', '126 kauri')
    await tap(page.getByRole('option').first())
    await expect(rentLink(page)).toBeVisible()
    await tap(page.getByRole('button', { name: 'Borrowing', exact: true }))
    await tap(box(page, 'Purchase price'))
    await page.keyboard.type('850000')
    const summary = page.getByRole('button', { name: /Open the full result/u })
    await expect(summary).toContainText(/Gross yield\d\.\d\d%/u)
    await expect(summary).toContainText(/Net yield\d\.\d\d%/u)
    expect(taps).toBeLessThanOrEqual(6)
  })
})

test('a read-only calculation opens with a note and without Save', async ({ page, callApi }) => {
  const saved = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await page.route(`**/api/calculations/${saved.id}`, (route) => route.fulfill({ json: { ...saved, readonly: true } }))
  await openCalculator(page, `/calculator/${saved.id}`)
  await expect(page.getByText('This calculation is read-only')).toBeVisible()
  await expect(figure(result(page), 'Estimated weekly rent')).toContainText('$650')
  await expect(page.getByRole('button', { name: /^(Save|Update)$/u })).toHaveCount(0)
})

test('an unknown calculation shows an error and a link to the list', async ({ page }) => {
  for (const id of ['0197b2f3-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`/calculator/${id}`)
    await expect(page.getByRole('main'), id).toContainText(/not|no /iu)
    await expect(box(page, 'Purchase price')).toHaveCount(0)
    // Another request would not find it either.
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Your saved calculations' }).click()
    await expect(page).toHaveURL('/calculations')
  }
})
