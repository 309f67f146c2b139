import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { startTestServer } from '../start-test-server.ts'
import { median } from './median.ts'

// Imports sheets of ten homes as their owners write them, and counts what a person does until all are imported: the file, a
// heading that is named, an answer, Import. The target is at most 6, as the median, beside cells that have to be mended. A
// person is imitated: time to find each thing. The time without it is the product's own.

// Milliseconds.
const FIND = 1_000
const STEP = 30_000
const HOMES = Array.from({ length: 10 }, (_, index) => index + 1)

interface Sheet {
  readonly name: string
  readonly lines: readonly string[]
  readonly separator?: string
  /** Headings that are not known, with what they are. */
  readonly named?: Readonly<Record<string, string>>
  /** Cells that have to be mended: row, heading, text. */
  readonly mended?: readonly (readonly [row: number, head: string, text: string])[]
}

const SHEETS: readonly Sheet[] = [
  {
    name: 'a title, units in headings, and a total',
    lines: [
      'Our rentals as at October,,,,,,,,,',
      ',,,,,,,,,',
      'Street address,Property type,Beds,Rent (monthly),Rates (quarterly),Insurance pa,Value now,Owed 1,Rate 1,Fixed until 1',
      ...HOMES.map(
        (n) => `${n} Rata Road,Unit,${1 + (n % 4)},${2800 + n},725,1800,590k,${310_000 + n},5.49,12/01/2027`,
      ),
      'TOTAL,,,28055,7250,18000,5900k,3100055,,',
    ],
  },
  {
    name: 'years and months in the place of days',
    lines: [
      'Property,Bought,Paid,Worth,Mortgage,Int rate,Fixed till,Yrs left,Weekly rent ($)',
      ...HOMES.map(
        (n) => `${n} Hinau Street,${2008 + n},${400 + n * 10}k,$${800 + n}k,${300 + n}k,6.19%,Jun 27,2${n % 10},650`,
      ),
    ],
  },
  {
    name: 'two rows of headings, and a heading that is not known',
    separator: ';',
    lines: [
      ';;;Loan 1;;Loan 2;;',
      'Which one;Rent p/w;RV;Balance;Rate;Balance;Rate;PM %',
      ...HOMES.map((n) => `${n} Totara Avenue;$${600 + n * 5};${750 + n}k;${200 + n}k;5.59;${80 + n}k;6.49;8.5`),
    ],
    named: { 'Which one': 'Address' },
  },
  {
    name: 'turned, with a figure to mend',
    lines: [
      `Address,${HOMES.map((n) => `${n} Matai Place`).join(',')}`,
      `Purchase price,${HOMES.map((n) => (n === 4 ? 'ask Dad' : `${700 + n}000`)).join(',')}`,
      `Deposit %,${HOMES.map(() => '20').join(',')}`,
      `Rent per week,${HOMES.map((n) => 600 + n).join(',')}`,
      `Interest rate,${HOMES.map(() => '6.49%').join(',')}`,
    ],
    mended: [[5, 'Purchase price', '704000']],
  },
  {
    name: 'how often the rent is paid beside it, with tabs',
    separator: '\t',
    lines: [
      'Home\tRent\tFrequency\tInterest\tFixed until\tOutstanding\tMarket value\tVacancy',
      ...HOMES.map(
        (n) => `${n} Kowhai Lane\t${2600 + n * 10}\tMonthly\t6.29%\t30/6/27\t${300 + n},000\t${850 + n},000\t2 wks`,
      ),
    ],
  },
]

const product = await startTestServer()
try {
  const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn(page)
  const runs: Run[] = []
  for (const sheet of SHEETS) {
    const run = await importSheet(page, sheet)
    runs.push(run)
    process.stdout.write(`${sheet.name}: ${describe(run)}\n`)
  }
  const of = (value: (run: Run) => number) => median(runs.map(value))
  const middle = {
    interactions: of(({ interactions }) => interactions),
    mended: of(({ mended }) => mended),
    milliseconds: of(({ milliseconds }) => milliseconds),
    own: of(({ own }) => own),
  }
  process.stdout.write(`median of ${SHEETS.length}: ${describe(middle)}; the target is at most 6 interactions\n`)
  await browser.close()
} finally {
  await product.stop()
}
// Ends even if a browser or server did not stop in time.
process.exit()

interface Run {
  readonly interactions: number
  /** Cells, which are not counted. */
  readonly mended: number
  readonly milliseconds: number
  /** Without what a person takes. */
  readonly own: number
}

function describe({ interactions, mended, milliseconds, own }: Run): string {
  const cells = mended === 0 ? '' : ` and ${mended === 1 ? '1 cell' : `${mended} cells`}`
  return `${interactions} interactions${cells}, ${(milliseconds / 1000).toFixed(1)} s (${(own / 1000).toFixed(1)} s without a person)`
}

async function importSheet(page: Page, { lines, separator, named = {}, mended = [] }: Sheet): Promise<Run> {
  let interactions = 0
  let imitated = 0
  const find = async () => {
    imitated += FIND
    await rest(FIND)
  }
  const interact = async (act: () => Promise<unknown>) => {
    interactions++
    await find()
    await act()
  }

  await page.goto('/importexport')
  const file = page.locator('input[type=file]')
  await file.waitFor({ state: 'attached' })
  const type = separator === '\t' ? 'text/tab-separated-values' : 'text/csv'
  const buffer = Buffer.from(lines.join('\r\n'))
  const start = performance.now()
  await interact(() => file.setInputFiles({ name: 'rentals.csv', mimeType: type, buffer }))
  for (const [head, input] of Object.entries(named)) {
    const column = page.getByRole('combobox', { name: `${head} is imported as` })
    await interact(() => column.selectOption(input))
  }
  const rows = page.getByRole('region', { name: 'Rows of the file, as a table' })
  await rows.waitFor()
  for (const [row, head, text] of mended) {
    await rows.getByRole('button', { name: `Change the cells of row ${row}` }).click()
    await find()
    await rows.getByRole('textbox', { name: head }).fill(text)
    await page.keyboard.press('Enter')
  }
  const answer = rows.getByRole('button', { name: /^Use this in row / })
  const forAll = rows.getByRole('button', { name: /^Use what is read in / })
  while ((await answer.count()) > 0) {
    const one = (await forAll.count()) > 0 ? forAll : answer
    await interact(() => one.first().click())
  }
  await interact(() => page.getByRole('button', { name: `Import ${HOMES.length} calculations` }).click())
  await page.getByText(`${HOMES.length} of ${HOMES.length} calculations imported.`).waitFor()
  const milliseconds = performance.now() - start
  return { interactions, mended: mended.length, milliseconds, own: milliseconds - imitated }
}

async function signIn(page: Page): Promise<void> {
  page.setDefaultTimeout(STEP)
  await page.goto('/signin')
  await page.getByLabel('Email').fill('premium@homeyield.test')
  await page.getByLabel('Password', { exact: true }).fill('homeyield-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((address) => address.pathname !== '/signin')
}
