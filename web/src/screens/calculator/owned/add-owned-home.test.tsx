// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { calculatorOpens, fill, savedMessage } from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'
import { NOTHING_KNOWN } from '../property-data/property-lookup.ts'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'

const ADD = '/calculator?add=owned'
const KAURI = '126 Kauri Street, Waiheke, Auckland'

async function open(answers = {}) {
  const stored = storeCalculations()
  const app = openApp(ADD, { answers: { ...stored.answers, ...answers } })
  await screen.findByRole('heading', { level: 1, name: 'Add a home that I own' })
  await screen.findByRole('combobox', { name: 'Address' }, { timeout: 30_000 })
  return { ...app, all: stored.all }
}

async function chooseKauri(user: UserEvent) {
  await user.click(screen.getByRole('combobox', { name: 'Address' }))
  await user.paste(KAURI)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toBe(KAURI))
}

const loan = (number: number) => within(screen.getByRole('listitem', { name: `Loan ${number}` }))
/** What is typed is stored after a pause. */
const storedAfterTyping = () => new Promise((resolve) => setTimeout(resolve, 400))
const saveHome = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save this home' }))

async function fillLoan(user: UserEvent, number: number, owed: string, rate: string, years: string) {
  for (const [label, text] of [
    ['Owed today', owed],
    ['Interest rate', rate],
    ['Years left', years],
  ] as const) {
    await user.click(loan(number).getByRole('textbox', { name: label }))
    await user.paste(text)
  }
}

it('saves an owned home with two loans, and opens it on its result', async () => {
  const { user, all } = await open()
  await chooseKauri(user)
  await fill(user, { 'Worth today': '950,000', 'Rent a week': '690' })
  await fillLoan(user, 1, '310,000', '6.49', '21.5')
  await user.selectOptions(loan(1).getByRole('combobox', { name: 'Repayments' }), 'Fortnightly')
  await user.click(screen.getByRole('button', { name: 'Add another loan' }))
  expect(document.activeElement?.textContent).toBe('Loan 2')
  await fillLoan(user, 2, '120k', '5.99', '')
  await user.selectOptions(loan(2).getByRole('combobox', { name: 'Repayment type' }), 'Interest only')
  expect(within(screen.getByRole('group', { name: 'What this gives' })).getByText('45.26%')).toBeTruthy()
  await saveHome(user)
  await savedMessage()
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
  await calculatorOpens()
  expect(screen.getByText('A home that you own')).toBeTruthy()
  const owed_on = dayInNewZealand(new Date())
  expect(all()).toMatchObject([
    {
      property: KAURI,
      status: 'owned',
      weekly_rental_income: 690,
      rent_source: 'typed',
      purchase_price: null,
      analysis: {
        current_value: 950_000,
        current_value_on: owed_on,
        loans: [
          { amount: 310_000, interest_rate: 6.49, term_months: 258, loan_payment_term: 'Fortnightly', owed_on },
          { amount: 120_000, interest_rate: 5.99, repayment_type: 'Interest only', owed_on },
        ],
      },
    },
  ])
})

it('offers what banks advertise for the rate of a loan', async () => {
  const month_end = dayInNewZealand(new Date(Date.now() - 20 * 86_400_000))
  const special = { month_end, rates: [{ term_months: 12, rate: 4.1 }] }
  const { user } = await open({ readMortgageRates: { source: '', url: '', standard: null, special } })
  await user.click(loan(1).getByRole('button', { name: 'What banks advertise, for Loan 1' }))
  await user.click(await loan(1).findByRole('button', { name: 'Use 4.10%: 1 year, special' }))
  expect(loan(1).getByRole<HTMLInputElement>('textbox', { name: 'Interest rate' }).value).toBe('4.1')
})

it('shows what living there costs without a price', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'We live in it' }))
  await fill(user, { 'Worth today': '900,000' })
  await fillLoan(user, 1, '300,000', '5.9', '30')
  const gives = within(screen.getByRole('group', { name: 'What this gives' }))
  await waitFor(() => expect(gives.getByText(/^Cost to live here/u).nextSibling?.textContent).toMatch(/^\$\d{3}$/u))
})

it('offers the council’s valuation with its date, which counts once it is taken', async () => {
  const { user, all } = await open({
    readPropertyData: { ...NOTHING_KNOWN, cv: { value: 880_000, date: '2024-09-01' } },
  })
  await chooseKauri(user)
  expect(await screen.findByText('The council’s valuation: $880,000, as at 1 Sep 2024.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Worth today' }).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Worth today' }).value).toBe('880,000')
  expect(screen.getByText('As at 1 Sep 2024')).toBeTruthy()
  await saveHome(user)
  await savedMessage()
  expect(all()).toMatchObject([{ analysis: { current_value: 880_000, current_value_on: '2024-09-01' } }])
})

it('asks for what a loan lacks, on the same page, and for the address', async () => {
  const { user, all } = await open()
  await user.click(loan(1).getByRole('textbox', { name: 'Interest rate' }))
  await user.paste('6')
  await saveHome(user)
  expect(await loan(1).findByText('Enter what is owed today')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Address' }).getAttribute('aria-invalid')).toBe('true')
  await import('../loans/loans-page.tsx')
  await chooseKauri(user)
  await saveHome(user)
  // The loan's own page, whose code is there, has the same field and would open at once.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shownPath()).toBe(ADD)
  expect(all()).toEqual([])
})

it('without a loan, what was paid is the deposit', async () => {
  const { user, all } = await open()
  await chooseKauri(user)
  await fill(user, { 'Rent a week': '690' })
  await user.click(screen.getByRole('button', { name: 'When you bought it (optional)' }))
  await fill(user, { 'What you paid': '500,000' })
  await saveHome(user)
  await savedMessage()
  expect(all()).toMatchObject([{ purchase_price: 500_000, deposit: 500_000, analysis: null }])
})

it('restores what was typed after a refusal and a new document', async () => {
  const { user, visit } = await open({
    createCalculation: () => refuse(502, { error: 'Something failed.', code: 'failed' }),
  })
  await chooseKauri(user)
  await fill(user, { 'Worth today': '950,000' })
  await saveHome(user)
  await screen.findByRole('alertdialog')
  visit(ADD)
  expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Worth today' }).value).toBe('950,000')
})

it('takes nothing of another new calculation', async () => {
  const { user, visit } = await open()
  visit('/calculator')
  await calculatorOpens()
  await fill(user, { 'Purchase price': '700,000' })
  visit(ADD)
  await screen.findByRole('textbox', { name: 'Worth today' })
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  // Refused, as it has no address.
  await saveHome(user)
  await storedAfterTyping()
  await fill(user, { 'Worth today': '950,000' })
  await expect.poll(() => localStorage.getItem('homeyield.draft-owned')).toContain('950000')
  visit('/calculator')
  expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase price' }).value).toBe('700,000')
  visit(ADD)
  expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Worth today' }).value).toBe('950,000')
})

it('forgets what was typed once it is saved, and restores it in the whole calculator until then', async () => {
  const { user, visit } = await open()
  await chooseKauri(user)
  await fill(user, { 'Worth today': '950,000' })
  visit('/calculator')
  expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toBe(KAURI)
  visit(ADD)
  await screen.findByText('Your unsaved changes are back.')
  await saveHome(user)
  await savedMessage()
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
  visit(ADD)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Worth today' }).value).toBe(''))
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
})

it('is offered on the page of what one owns, to Free until it has its one calculation', async () => {
  const free = { readAccount: { ...ACCOUNT, premium: false } }
  const none = openApp('/portfolio', { answers: free })
  await none.user.click(await screen.findByRole('link', { name: 'Add a home that I own' }))
  await waitFor(() => expect(shownPath()).toBe(ADD))
  const { answers } = storeCalculations(savedCalculation({ property: KAURI }))
  none.server.answer(answers)
  none.visit('/calculations')
  await none.user.click(await screen.findByRole('link', { name: 'Add a home that I own Premium' }))
  await waitFor(() => expect(shownPath()).toContain('/calculations/'))
})

it('Free has one loan', async () => {
  await open({ readAccount: { ...ACCOUNT, premium: false } })
  expect(screen.queryByRole('button', { name: 'Add another loan' })).toBeNull()
  expect(screen.getByText('Several loans on one home come with Premium.', { exact: false })).toBeTruthy()
})
