// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import {
  box,
  calculatorOpens,
  chooseAddress,
  expectBoxes,
  expectText,
  fill,
  result,
  save,
  saveButton,
  section,
} from '../../../testing/calculator.ts'
import { openApp } from '../../../testing/open-app.tsx'
import type { Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const WARRANTY = 'I warrant that I am a professional property manager or a real estate professional'
const REASON = 'Renovated in 2024, double glazing, close to the ferry.'
// 640 × 52 = 33,280; 640 × 52 / 12 = 2,773.33; 35,880 / 52 = 690; 35,880 / 12 = 2,990
const FIGURES = {
  'Weekly estimate, lower': '640',
  'Weekly estimate, upper': '690',
  'Monthly estimate, lower': '2,773',
  'Monthly estimate, upper': '2,990',
  'Yearly estimate, lower': '33,280',
  'Yearly estimate, upper': '35,880',
}
const ESTIMATED = {
  estimate_weekly_lower: 640,
  estimate_weekly_upper: 690,
  estimate_monthly_lower: 2773,
  estimate_monthly_upper: 2990,
  estimate_yearly_lower: 33_280,
  estimate_yearly_upper: 35_880,
  estimate_reason: REASON,
}

const review = () => section('Rental appraisal review')
const offer = () => screen.findByRole('button', { name: 'Review rental appraisal' })
const TERMS = /^I accept the terms/u
const isChecked = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).checked

/** An account at the stand-in server, which keeps what is changed. */
function accountAnswers(given: object) {
  let account = { ...ACCOUNT, ...given }
  return {
    readAccount: () => account,
    changeAccount: ({ body }: Sent) => (account = { ...account, ...body }),
  }
}

async function openProfessional() {
  const stored = storeCalculations()
  const account = accountAnswers({ is_property_professional: true })
  const app = openApp('/calculator', {
    answers: { ...stored.answers, ...account, marketRentBySa2: [makeMarketRent()] },
  })
  await calculatorOpens()
  expect(screen.queryByRole('button', { name: 'Review rental appraisal' })).toBeNull()
  await chooseAddress(app.user)
  return { ...app, all: stored.all }
}

async function explain(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Reasons for your estimate'), REASON)
}

async function accept(user: UserEvent): Promise<void> {
  if (!isChecked(TERMS)) await user.click(screen.getByLabelText(TERMS))
  await waitFor(() => expect(isChecked(TERMS)).toBe(true))
}

it('a professional saves an estimate of six converted figures with a reason', async () => {
  const { user, all } = await openProfessional()
  await user.click(await offer())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(WARRANTY)))
  expect(isChecked(WARRANTY)).toBe(true)
  await fill(user, { 'Weekly estimate, lower': '640', 'Yearly estimate, upper': '35880' })
  await explain(user)
  await expectBoxes(FIGURES)
  await expectText(review, `${REASON.length} of 400 characters`)
  await expectText(result, '$640 to $690 a week')
  await accept(user)
  await save(user)
  expect(all()).toMatchObject([ESTIMATED])
})

it('an incomplete estimate is not saved, and says what is missing', async () => {
  const { user, all } = await openProfessional()
  await user.click(await offer())
  if (isChecked(TERMS)) await user.click(screen.getByLabelText(TERMS))
  await fill(user, { 'Weekly estimate, lower': '0' })
  await expectBoxes({ 'Weekly estimate, lower': '0' })
  // An empty box in place of a zero.
  await user.click(box('Weekly estimate, lower'))
  await expectBoxes({ 'Weekly estimate, lower': '' })
  await user.click(saveButton())
  await waitFor(() => expect(document.activeElement).toBe(box('Weekly estimate, lower')))
  await expectText(
    review,
    'Enter your lower estimate. Enter your upper estimate',
    'Enter the reasons for your rental estimates',
    'Accept the terms to save your estimate',
  )
  await fill(user, { 'Weekly estimate, lower': '700', 'Weekly estimate, upper': '690' })
  expect(within(review()).getAllByText('Upper figure must not be less than lower')).toHaveLength(1)
  await explain(user)
  await user.click(saveButton())
  await waitFor(() => expect(document.activeElement).toBe(box('Weekly estimate, upper')))
  expect(all()).toEqual([])
  await fill(user, { 'Weekly estimate, lower': '640' })
  await accept(user)
  await save(user)
})

it('an estimate is there in the next visit, is cleared, restored, and cleared for good', async () => {
  const { user, visit, all } = await openProfessional()
  await user.click(await offer())
  await fill(user, { 'Weekly estimate, lower': '640', 'Weekly estimate, upper': '690' })
  await explain(user)
  await accept(user)
  await waitFor(() => expect(localStorage.getItem('homeyield.draft')).toContain(REASON))
  visit('/calculator')
  await calculatorOpens()
  await expectBoxes(FIGURES)
  expect(isChecked(TERMS)).toBe(true)
  await save(user)
  await user.click(within(review()).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rental appraisal review' })).toBeNull())
  expect(document.activeElement).toBe(await offer())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expectBoxes(FIGURES)
  await user.click(within(review()).getByRole('button', { name: 'Clear' }))
  await user.click(saveButton('Update'))
  const none = Object.fromEntries(Object.keys(ESTIMATED).map((field) => [field, null]))
  await waitFor(() => expect(all()).toMatchObject([none]))
})

const HOME = { property: '1 First Street, Frankton, Hamilton', weekly_rental_income: 650, purchase_price: 850_000 }

it('the warranty makes any account a professional, and withdrawing it hides the review', async () => {
  const stored = storeCalculations(savedCalculation(HOME))
  const account = accountAnswers({ premium: false })
  const { user } = openApp('/calculator/c1', { answers: { ...stored.answers, ...account } })
  await calculatorOpens()
  await user.click(await offer())
  const warranty = () => screen.getByLabelText(WARRANTY)
  await waitFor(() => expect(document.activeElement).toBe(warranty()))
  expect(isChecked(WARRANTY)).toBe(false)
  expect(screen.queryByRole('textbox', { name: 'Weekly estimate, lower' })).toBeNull()
  await user.click(warranty())
  await screen.findByRole('textbox', { name: 'Weekly estimate, lower' })
  expect(account.readAccount()).toMatchObject({ is_property_professional: true })
  await fill(user, { 'Weekly estimate, lower': '640', 'Weekly estimate, upper': '690' })
  await explain(user)
  await accept(user)
  within(review()).getByText('Upgrade to Premium')

  await user.click(warranty())
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Weekly estimate, lower' })).toBeNull())
  expect(account.readAccount()).toMatchObject({ is_property_professional: false })
  await save(user, 'Update')
  expect(stored.all()).toMatchObject([{ estimate_weekly_lower: null }])

  await user.click(warranty())
  await expectBoxes(FIGURES)
  await save(user, 'Update')
  expect(stored.all()).toMatchObject([ESTIMATED])
})

it('a warranty that could not be saved says so', async () => {
  const stored = storeCalculations(savedCalculation(HOME))
  const { user } = openApp('/calculator/c1', { answers: { ...stored.answers, changeAccount: 'offline' } })
  await calculatorOpens()
  await user.click(await offer())
  await user.click(await screen.findByLabelText(WARRANTY))
  const alert = await within(review()).findByText(/We could not reach our server/u)
  expect(alert.closest('[role=alert]')).not.toBeNull()
  expect(isChecked(WARRANTY)).toBe(false)
})
