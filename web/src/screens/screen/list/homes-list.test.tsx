// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FIRST_TERMS } from '@homeyield/domain/screening/terms'
import { PLACE_DOUBTS } from '@homeyield/domain/listings/place-doubts'
import { ACCOUNT, CONFIG } from '../../../testing/answers.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse } from '../../../testing/stand-in-server.ts'
import { LIST_ID, listedHome, NEWTOWN, screeningAnswers, storedScreening } from '../testing/stored-screening.ts'

const PATH = `/screen/${LIST_ID}`
const CALCULATION = '00000000-0000-4000-8000-000000000201'

/** The texts of the cells of a row, as far as the verdict. */
async function cellsOf(name: RegExp): Promise<string[]> {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .slice(0, 6)
    .map(({ textContent }) => textContent)
}

const HOMES = [
  listedHome(1),
  listedHome(2, { purchase_price: null, price_words: 'Auction' }),
  listedHome(3, { purchase_price: 600_000, dwelling: null }),
  listedHome(4, {
    state: 'question',
    found: null,
    sa2_code: null,
    text: '4 Rintoul',
    property: '4 Rintoul',
    candidates: [
      { id: 'a', address: '4 Rintoul Street, Newtown, Wellington' },
      { id: 'b', address: '4 Rintoul Road, Porirua' },
    ],
  }),
  listedHome(5, {
    state: 'not_found',
    found: null,
    sa2_code: null,
    text: 'Lot 7 somewhere, call 021 555 0100',
    property: 'Lot 7',
  }),
]

it('begins with the answer, and ranks the homes with their figures and why', async () => {
  openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES)) })
  const answer = within(await screen.findByRole('region', { name: '3 homes are compared' }))
  const counts = answer.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
  expect(counts).toEqual(['Pass1', 'Fail0', 'Not clear2', 'Questions1'])
  // docs/method/screening.md, "Chance" and "The price at which it works".
  expect((await cellsOf(/^Rank 2 1 Rintoul/u)).slice(0, 3)).toEqual([
    '$650,000',
    '$650 Medium confidenceMedian $650: $599 to $706, four times in five',
    expect.stringMatching(/^5\.20%net −\d/u),
  ])
  const [, , , , verdict, why] = await cellsOf(/^Rank 2 1 Rintoul/u)
  expect(verdict).toBe('? Not clear73 % likely'.replace(' ', '\u{A0}'))
  expect(why).toBe('Not clear: it needs $625 a week, and the area’s median is likely $599 to $706 (73 % likely).')
  expect((await cellsOf(/^Rank – 2 Rintoul/u))[0]).toBe('Works up to $676,676Auction')
  expect(
    screen.getByRole('rowheader', {
      name: /^Rank 1 3 Rintoul.*House \(assumed\), 3 bedrooms\. Rent of Newtown, Wellington$/u,
    }),
  ).toBeTruthy()
})

it('asks about all lines in one place, and ranks what was answered', async () => {
  const { user, server } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES)) })
  const questions = within(await screen.findByRole('region', { name: 'Questions' }))
  const group = within(questions.getByRole('group', { name: '“4 Rintoul”' }))
  expect(group.getAllByRole('radio')).toHaveLength(4)
  expect(questions.getByRole('button')).toHaveProperty('disabled', true)
  await user.click(group.getByRole('radio', { name: '4 Rintoul Street, Newtown, Wellington' }))
  await user.click(questions.getByRole('button', { name: 'Use this answer' }))
  expect(await screen.findByRole('region', { name: '4 homes are compared' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull()
  expect(server.sent('changeScreening')[0]?.body).toEqual({
    version: 1,
    homes: [{ id: HOMES[3]?.id, candidate_id: 'a' }],
  })
})

it('computes again at once when a criterion or a price is changed, and stores it', async () => {
  const { user, server } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES.slice(0, 1))) })
  await user.click(await screen.findByRole('button', { name: 'Terms and criteria' }))
  const gross = screen.getByRole('textbox', { name: 'Gross yield, at least' })
  await user.clear(gross)
  await user.type(gross, '4')
  // 4 % of $650,000 is $500 a week, below the interval.
  expect(await screen.findByText(/^Passes: it needs \$500 a week/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Change 1 Rintoul/u }))
  const price = screen.getByRole('textbox', { name: 'Price' })
  await user.clear(price)
  await user.type(price, '1300k')
  // 4 % of $1,300,000 is $1,000 a week, above it; the yield at $999 rounds to 4.00 %.
  expect(await screen.findByText(/^Fails: it needs \$999 a week/u)).toBeTruthy()
  await waitFor(() => expect(server.sent('changeScreening')).not.toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.activeElement?.textContent).toMatch(/^Change 1 Rintoul/u)
  await waitFor(() => {
    const bodies = server.sent('changeScreening').map(({ body }) => body)
    expect(Object.assign({}, ...bodies)).toMatchObject({
      criteria: { gross_at_least: 4 },
      homes: [{ id: HOMES[0]?.id, purchase_price: 1_300_000 }],
    })
  })
})

it('puts a home that misses a deal-breaker out, and leaves one out with a way back', async () => {
  const { user } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES)) })
  await user.click(await screen.findByRole('button', { name: 'Terms and criteria' }))
  await user.type(screen.getByRole('textbox', { name: 'Price, at most' }), '620k')
  await user.click(screen.getByRole('checkbox', { name: 'Deal-breaker: Price, at most' }))
  const out = await screen.findByRole('region', { name: 'Left out: it misses a deal-breaker' })
  expect(out.textContent).toContain('Fails: its price is $30,000 above your limit.')
  // Those that are out are not counted.
  const answer = within(screen.getByRole('region', { name: '2 homes are compared' }))
  expect(answer.getByText('Left out: a deal-breaker').parentElement?.textContent).toBe('Left out: a deal-breaker1')
  expect(screen.getByRole('region', { name: 'Not found' }).textContent).toContain('“Lot 7”')
  expect(document.body.textContent).not.toContain('021 555 0100')
})

it('leaves homes out and puts them back by the keyboard, and says so', async () => {
  const { user } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES.slice(0, 3))) })
  const focused = () => document.activeElement?.textContent
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const first = await screen.findByRole('button', { name: /^No 3 Rintoul/u })
  first.focus()
  await user.keyboard('{Enter}')
  expect(focused()).toMatch(/^No 1 Rintoul/u)
  expect(announced()).toContainEqual(expect.stringMatching(/^3 Rintoul Street, .* is left out\.$/u))
  await user.keyboard('{Enter}')
  // The last one.
  expect(focused()).toMatch(/^No 2 Rintoul/u)
  await user.keyboard('{Enter}')
  expect(focused()).toBe('No home is compared yet')
  const left = within(screen.getByRole('region', { name: 'Left out by you' }))
  left.getByRole('button', { name: /^Put back 3 Rintoul/u }).focus()
  await user.keyboard('{Enter}')
  expect(focused()).toMatch(/^Put back 2 Rintoul/u)
  expect(announced()).toContainEqual(expect.stringMatching(/^3 Rintoul Street, .* is back in the list\.$/u))
})

it('saves a home once, to watch it, with the inputs of its row', async () => {
  const { user, server } = openApp(PATH, {
    answers: { ...screeningAnswers(storedScreening(HOMES)), createCalculation: 'offline' },
  })
  await user.click(await screen.findByRole('button', { name: /^Watch 1 Rintoul/u }))
  // In its row, where it was pressed.
  const row = within(screen.getByRole('row', { name: /1 Rintoul/u }))
  expect(await row.findByText(/could not reach our server/u)).toBeTruthy()
  server.answer({ createCalculation: { id: CALCULATION, version: 1 } })
  await user.click(screen.getByRole('button', { name: /^Watch 1 Rintoul/u }))
  const link = await screen.findByRole('link', { name: /^Saved: open 1 Rintoul/u })
  expect(document.activeElement?.textContent).toMatch(/^Watch 1 Rintoul/u)
  expect(await screen.findByText(/^1 Rintoul Street.* is saved, to watch\.$/u)).toBeTruthy()
  expect(link.getAttribute('href')).toBe(`/calculator/${CALCULATION}`)
  const sent = server.sent('createCalculation')
  expect(sent[0]?.body).toMatchObject({
    property: '1 Rintoul Street, Newtown, Wellington',
    status: 'watching',
    purchase_price: 650_000,
    deposit: 195_000,
    interest_rate: 6.5,
    rent_source: 'market',
    market_interval_lower: 599,
  })
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  await waitFor(() =>
    expect(server.sent('changeScreening')[0]?.body).toMatchObject({ homes: [{ calculation_id: CALCULATION }] }),
  )
})

it('compares what is ticked, and saves what is not saved yet', async () => {
  const [first, second] = HOMES
  const homes = [
    { ...listedHome(1), ...first, calculation_id: CALCULATION },
    { ...listedHome(2), ...second },
  ]
  const other = CALCULATION.replace('201', '202')
  const { user, server } = openApp(PATH, {
    answers: { ...screeningAnswers(storedScreening(homes)), createCalculation: { id: other, version: 1 } },
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Compare 1 Rintoul/u }))
  await user.click(screen.getByRole('checkbox', { name: /^Compare 2 Rintoul/u }))
  await user.click(screen.getByRole('button', { name: 'Save and compare 2 homes' }))
  await waitFor(() => expect(shownPath()).toContain('/calculations/compare?'))
  const compared = new URLSearchParams(window.location.search).get('with')?.split(' ')
  expect(compared?.toSorted()).toEqual([CALCULATION, other])
  expect(server.sent('createCalculation')).toHaveLength(1)
})

it('watches a home that was saved from the list', async () => {
  const homes = [listedHome(1, { calculation_id: CALCULATION })]
  const { user, server } = openApp(PATH, {
    answers: {
      ...screeningAnswers(storedScreening(homes)),
      readCalculation: { status: null },
      changeCalculation: {},
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Watch 1 Rintoul/u }))
  await waitFor(() => expect(server.sent('changeCalculation')[0]?.body).toEqual({ status: 'watching' }))
  expect(server.sent('changeCalculation')[0]?.params).toEqual({ id: CALCULATION })
})

it('shows both when the list was changed elsewhere, and keeps the choice', async () => {
  const stored = storedScreening(HOMES.slice(0, 1))
  const { user, server } = openApp(PATH, { answers: screeningAnswers(stored) })
  await user.click(await screen.findByRole('button', { name: 'Terms and criteria' }))
  const elsewhere = storedScreening([listedHome(1, { purchase_price: 100_000 })], { version: 5 })
  server.answer(screeningAnswers(elsewhere))
  const gross = screen.getByRole('textbox', { name: 'Gross yield, at least' })
  await user.clear(gross)
  await user.type(gross, '90')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'This list was changed elsewhere' }))
  expect(dialog.getByText('1 pass, 0 fail, 0 not clear.')).toBeTruthy()
  expect(dialog.getByText('0 pass, 1 fail, 0 not clear.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep my changes' }))
  await waitFor(() => expect(server.sent('changeScreening').at(-1)?.body).toMatchObject({ version: 5 }))
  expect(await screen.findByText('$100,000')).toBeTruthy()
})

it('says that a change is not stored, and stores it when the connection is back', async () => {
  const { user, server } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES)) })
  const change = screeningAnswers(storedScreening(HOMES)).changeScreening
  server.answer({ changeScreening: 'offline' })
  await user.click(await screen.findByRole('button', { name: /^No 1 Rintoul/u }))
  expect(await screen.findByText(/Your last change is not stored/u)).toBeTruthy()
  server.answer({ ...(change && { changeScreening: change }) })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/Your last change is not stored/u)).toBeNull())
  expect(server.sent('changeScreening').at(-1)?.body).toMatchObject({ homes: [{ id: HOMES[0]?.id, left_out: true }] })
})

it('undoes the list with what was saved from it, and says how many', async () => {
  const homes = [listedHome(1, { calculation_id: CALCULATION }), listedHome(2, { calculation_id: CALCULATION })]
  const { user, server } = openApp(PATH, {
    answers: { ...screeningAnswers(storedScreening(homes)), deleteScreening: { deleted_calculations: 1 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Undo this list' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Undo this list?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete the list and the 2 calculations' }))
  expect(await screen.findByText('The list was deleted, and 1 calculation of 2 saved from it. 1 stays.')).toBeTruthy()
  expect(server.sent('deleteScreening')[0]?.query).toEqual({ calculations: 'delete' })
  await waitFor(() => expect(shownPath()).toBe('/screen'))
})

it('names terms, and takes them for the list', async () => {
  const named = { ...storedScreening([]).terms, interest_rate: 5.5 }
  const templates = [{ name: 'Cautious', terms: named, criteria: storedScreening([]).criteria }]
  const { user, server } = openApp(PATH, {
    answers: {
      ...screeningAnswers(storedScreening(HOMES)),
      readTemplates: { version: 3, templates },
      replaceTemplates: ({ body }) => ({ ...body, version: 4 }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Terms and criteria' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Your saved terms' }), 'Cautious')
  expect(screen.getByRole('textbox', { name: /^Interest rate/u })).toHaveProperty('value', '5.5')
  await user.type(screen.getByRole('textbox', { name: 'Name for these terms and criteria' }), 'Bold')
  await user.click(screen.getByRole('button', { name: 'Save as' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Your saved terms' })).toHaveProperty('value', 'Bold'),
  )
  expect(server.sent('replaceTemplates')[0]?.body).toMatchObject({
    version: 3,
    templates: [{ name: 'Cautious' }, { name: 'Bold', terms: { interest_rate: 5.5 } }],
  })
  await user.type(screen.getByRole('textbox', { name: 'Name for these terms and criteria' }), 'Brave')
  await user.click(screen.getByRole('button', { name: 'Rename “Bold”' }))
  await waitFor(() =>
    expect(server.sent('replaceTemplates')[1]?.body).toMatchObject({
      templates: [{ name: 'Cautious' }, { name: 'Brave' }],
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete “Brave”' }))
  await waitFor(() =>
    expect(server.sent('replaceTemplates')[2]?.body).toMatchObject({ templates: [{ name: 'Cautious' }] }),
  )
})

it('shows a free account figures of its suburb, and what needs Premium in place', async () => {
  const homes = [
    listedHome(1),
    listedHome(2, { state: 'premium_required', property: '2 Other Street, Karori' }),
    listedHome(3, { state: 'not_read', text: '3 The Eleventh' }),
  ]
  openApp(PATH, {
    answers: { ...screeningAnswers(storedScreening(homes)), readAccount: { ...ACCOUNT, premium: false } },
  })
  expect(await screen.findByRole('region', { name: 'One home is compared' })).toBeTruthy()
  for (const name of ['In other suburbs', 'Not read']) {
    const group = within(screen.getByRole('region', { name }))
    expect(group.getByRole('link', { name: 'Upgrade to Premium' })).toBeTruthy()
  }
})

it('says what was not certain in a line beside its home', async () => {
  const doubts = ['The list gives an approximate price.']
  const text = '1 Rintoul St, Newtown, about $650,000, ring Ana on 021 555 0100'
  const homes = [listedHome(1, { doubts, text }), listedHome(2, { doubts })]
  const { user } = openApp(PATH, { answers: screeningAnswers(storedScreening(homes)) })
  const [, , , , , why] = await cellsOf(/^Rank 1= 1 Rintoul/u)
  expect(why).toMatch(/Please check: The list gives an approximate price\.$/u)
  await user.click(screen.getByRole('button', { name: 'Please check 2 homes' }))
  const group = within(screen.getByRole('region', { name: 'The list gives an approximate price' }))
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^“1 Rintoul St, Newtown” 1 Rintoul Street, Newtown, Wellington\. Rent of Newtown, Wellington/u,
    ),
    expect.stringMatching(/^“2 Rintoul St” /u),
  ])
})

it('says once that addresses are samples', async () => {
  const homes = [1, 2].map((number) => listedHome(number, { doubts: [PLACE_DOUBTS.street] }))
  const sample_data = { ...CONFIG.sample_data, addresses: true }
  openApp(PATH, {
    answers: { ...screeningAnswers(storedScreening(homes)), readConfig: { ...CONFIG, sample_data } },
  })
  expect(await screen.findByText(/The addresses here are samples: streets are not known/u)).toBeTruthy()
  expect(screen.queryByText(/Please check/u)).toBeNull()
})

it('marks an address that is listed twice, in both rows', async () => {
  const homes = [listedHome(1), listedHome(2, { property: listedHome(1).property }), listedHome(3)]
  openApp(PATH, { answers: screeningAnswers(storedScreening(homes)) })
  expect(await screen.findAllByText('This address is in the list more than once.')).toHaveLength(2)
})

it('asks about one place once, by yes or no, and takes another address', async () => {
  const [, , , question] = HOMES
  const address = '4 Rintoul Road, Porirua'
  const candidates = [
    { id: 'a', address },
    { id: 'b', address },
  ]
  const homes = [{ ...listedHome(4), ...question, candidates }]
  const { user, server } = openApp(PATH, { answers: screeningAnswers(storedScreening(homes)) })
  const group = within(await screen.findByRole('group', { name: '“4 Rintoul”' }))
  expect(group.getByText('Is it 4 Rintoul Road, Porirua?')).toBeTruthy()
  expect(group.getByRole('radio', { name: 'Yes' })).toBeTruthy()
  await user.click(group.getByRole('radio', { name: 'No, another address' }))
  const box = group.getByRole('textbox', { name: 'Address or suburb' })
  await user.clear(box)
  await user.type(box, '4 Rintoul Street, Newtown')
  await user.click(screen.getByRole('button', { name: 'Use this answer' }))
  await waitFor(() =>
    expect(server.sent('changeScreening')[0]?.body).toEqual({
      version: 1,
      homes: [{ id: question?.id, property: '4 Rintoul Street, Newtown' }],
    }),
  )
})

it('says that first terms have an example of an interest rate', async () => {
  const terms = { ...FIRST_TERMS }
  const { user } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES, { terms })) })
  expect(await screen.findByText(/^Terms: 30% deposit, 5\.5% interest/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change them to yours' }))
  const rate = screen.getByRole('textbox', { name: /^Interest rate/u })
  await user.clear(rate)
  await user.type(rate, '6')
  await waitFor(() => expect(screen.queryByText(/is an example/u)).toBeNull())
})

it('reads the rest of a list once there is Premium', async () => {
  const homes = [listedHome(1), listedHome(2, { state: 'not_read' })]
  const { user, server } = openApp(PATH, { answers: screeningAnswers(storedScreening(homes)) })
  await user.click(await screen.findByRole('button', { name: 'Read them now' }))
  await waitFor(() => expect(server.sent('changeScreening')[0]?.body).toEqual({ version: 1, homes: [] }))
  expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
})

it('shows the list that was opened before without a connection', async () => {
  const { visit, server } = openApp(PATH, { answers: screeningAnswers(storedScreening(HOMES)) })
  await screen.findByRole('region', { name: '3 homes are compared' })
  server.answer({ readScreening: 'offline', listScreenings: 'offline' })
  visit('/screen')
  await screen.findByText(/The list that you opened last is on this device/u)
  expect(screen.getByRole('link', { name: 'My list' }).getAttribute('href')).toBe(PATH)
  visit(PATH)
  expect(await screen.findByText(/This is the list as of/u)).toBeTruthy()
  expect(screen.getByRole('region', { name: '3 homes are compared' })).toBeTruthy()
})

it('stays with what it knows where an area has no rents', async () => {
  const answers = screeningAnswers(storedScreening([listedHome(1)], { areas: [{ ...NEWTOWN, rents: [] }] }))
  openApp(PATH, { answers: { ...answers, readTemplates: refuse(500, { error: 'x', code: 'internal' }) } })
  expect(await cellsOf(/1 Rintoul/u)).toMatchObject([
    '$650,000',
    '–',
    '–net –',
    '–LVR 70%',
    expect.any(String),
    expect.any(String),
  ])
})
