import { EXPENSES_INCOMPLETE, expensesIncomplete } from '@homeyield/domain/expenses/expenses'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { yearsOf } from '@homeyield/domain/loan/borrowing'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { figureText } from '../ui/figure-text.ts'
import notice from '../ui/notice.module.css'
import field from '../ui/field.module.css'
import type { CalculatorState } from '../screens/calculator/model/calculator-state.ts'
import { shownFigure, missingLoanText } from '../screens/calculator/result/shown-figure.ts'
import { createElement, find, setText, toggleElement } from './plain-dom.ts'

interface Box {
  readonly box: HTMLInputElement
  readonly slider: HTMLInputElement | null
  readonly prefix: string
  readonly suffix: string
}

const NOT_OF_THE_FORM = new Set(['number_of_bedrooms', 'house_condition', 'number_of_car_parks'])

/** The number boxes, each with its slider. */
export const boxes: readonly Box[] = [...document.querySelectorAll<HTMLInputElement>('main input.figure[name]')]
  .filter(({ name }) => !NOT_OF_THE_FORM.has(name))
  .map((box) => ({
    box,
    slider:
      box.parentElement?.parentElement?.previousElementSibling?.querySelector(':scope > input[type=range]') ?? null,
    prefix: box.previousElementSibling?.textContent ?? '',
    suffix: box.nextElementSibling?.textContent ?? '',
  }))

const vacancy = boxOf('vacancy_cost').box
const deposit = boxOf('deposit')
const rentHint = find(`[id="${boxOf('weekly_rental_income').box.id}-hint"]`)
const managementHint = find(`[id="${boxOf('property_management_fees').box.id}-hint"]`)
const interestWords = find('input[name=include_interest_in_calc] + span')
const dot = find('figure [aria-hidden] > span:last-child')
const rentWords = find('figure p.visually-hidden')
const rentWordsBefore = rentWords.textContent.replace(/; your rent.*$|\.$/u, '')
const depositHint = createElement('p', field.hint, 'More than the price: nothing is borrowed.')
depositHint.id = `${deposit.box.id}-hint`
const incomplete = createElement('div', `${notice.notice} ${notice.warning}`, EXPENSES_INCOMPLETE)
incomplete.role = 'status'
const editableExpenses = find('fieldset:has(input[name=rates])')
const depositError = find(`[id="${deposit.box.id}-error"]`)

/** Updates the sections above the result. */
export function drawSections(state: CalculatorState): void {
  for (const box of boxes) drawBox(box, state)
  drawExpenses(state)
  drawDepositHint(state)
  drawRent(state)
}

function drawBox({ box, slider, prefix, suffix }: Box, { form, figures }: CalculatorState): void {
  const known = (box.name in figures ? figures : form)[box.name as never] as number | null
  const value = box.name === 'loan_duration_months' ? yearsOf(known) : known
  const text = figureText(value)
  if (box !== document.activeElement && box.value !== text) box.value = text
  if (!slider) return
  const [lowest, highest] = [Number(slider.min), Number(slider.max)]
  const held = Math.min(Math.max(value ?? lowest, lowest), highest)
  const words = `${prefix}${writeNumber(held)} ${suffix}`.trim()
  if (slider.getAttribute('aria-valuetext') === words) return
  slider.value = String(held)
  slider.style.setProperty('--filled', String((held - lowest) / (highest - lowest)))
  slider.setAttribute('aria-valuetext', words)
}

function drawExpenses(state: CalculatorState): void {
  const missing = missingLoanText(state)
  const interest = shownFigure('interest', state)
  const words = interest === null ? '–' : formatMoney(interest)
  const text = missing === null ? words : `not known without ${missing}`
  setText(interestWords, `Include a year’s interest${state.form.include_interest_in_calc ? `: ${text}` : ''}`)

  const fee = shownFigure('property_management_expense', state)
  const guide = EXPENSE_GUIDE.items.property_management_fees
  setText(managementHint, `${fee === null ? '' : `${formatMoney(fee)} a year. `}As a guide: ${guide}%`)

  const twoWeeks = shownFigure('vacancy_expense', state)
  const placeholder = state.form.vacancy_cost === null && twoWeeks !== null ? writeNumber(twoWeeks) : ''
  if (vacancy.placeholder !== placeholder) vacancy.placeholder = placeholder

  toggleElement(incomplete, expensesIncomplete(state.form), (element) => editableExpenses.before(element))
}

function drawDepositHint({ form }: CalculatorState): void {
  const covered = form.purchase_price !== null && (form.deposit ?? 0) > form.purchase_price
  if (!toggleElement(depositHint, covered, (element) => depositError.before(element))) return
  for (const control of [deposit.box, deposit.slider]) {
    if (covered) control?.setAttribute('aria-describedby', depositHint.id)
    else control?.removeAttribute('aria-describedby')
  }
}

function drawRent({ form, figures }: CalculatorState): void {
  const { weekly_rental_income: rent, rent_source } = figures
  setText(
    rentHint,
    rent_source === 'typed'
      ? 'Your own figure. Empty the box to go back to the estimate.'
      : `From the ${rent_source === 'market' ? 'market’s quartiles' : 'range below'} and the property quality. Type over it to use your own.`,
  )
  const { market_lower_quartile: lower, market_upper_quartile: upper } = form
  if (lower === null || upper === null || rent === null) return
  const margin = Math.max((upper - lower) / 2, 20)
  const share = (rent - lower + margin) / (upper - lower + 2 * margin)
  dot.style.setProperty('--at', `${Math.min(Math.max(share, 0), 1) * 100}%`)
  setText(rentWords, `${rentWordsBefore}; your rent ${formatMoney(rent)}.`)
}

function boxOf(wanted: string): Box {
  const found = boxes.find(({ box }) => box.name === wanted)
  if (!found) throw new Error(`The page has no box for ${wanted}`)
  return found
}
