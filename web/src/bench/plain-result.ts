import { describeWeek } from '@homeyield/domain/assessment/describe-week'
import { whereTheWeekGoes, type WeekPart } from '@homeyield/domain/investment-return/where-the-week-goes'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import week from '../components/where-the-week-goes.module.css'
import type { CalculatorState } from '../screens/calculator/model/calculator-state.ts'
import panel from '../screens/calculator/result/result-panel.module.css'
import { missingLoanText, shownFigure, signOf } from '../screens/calculator/result/shown-figure.ts'
import type { WorkingName } from '../components/workings.ts'
import { find, createElement, setText, toggleElement } from './plain-dom.ts'

const LABELS: Readonly<Record<string, WorkingName>> = {
  'Estimated weekly rent': 'weekly_rental_income',
  'Gross yield': 'gross_rental_yield',
  'Gross rental yield': 'gross_rental_yield',
  'Net yield': 'net_rental_yield',
  'Net rental yield': 'net_rental_yield',
  'Cash each week': 'weekly_cash_flow',
  'Weekly profit': 'weekly_profit',
  Monthly: 'monthly_profit',
  'Monthly profit': 'monthly_profit',
  Yearly: 'yearly_profit',
  'Yearly profit': 'yearly_profit',
  'Weekly repayment': 'payment_quantity',
  'Fortnightly repayment': 'payment_quantity',
  'Monthly repayment': 'payment_quantity',
  'By the week': 'weekly_payment',
  'Interest, first year': 'interest',
  Vacancy: 'vacancy_expense',
  Management: 'property_management_expense',
  'Total expenses a year': 'total_expenses',
}

const figures = [...document.querySelectorAll<HTMLElement>('main button .figure')].flatMap((shown) => {
  const name = LABELS[shown.previousElementSibling?.textContent ?? '']
  return name === undefined ? [] : [{ shown, name }]
})
const aside = find('aside')
const range = find('button + p.figure', aside)
const rentButton = find('button:has(+ p.figure)', aside)
const profit = find(`.${panel.profit}`, aside)
const hint = createElement('p', panel.warning)
const picture = find('figure', aside)
const [rentBar, partsBar] = [...find('[aria-hidden]', picture).children]
const list = find('dl', picture)
const end = find('dl > div:last-child', picture)
const rentPart = find('span', rentBar)
const short =
  rentPart.nextElementSibling instanceof HTMLElement ? rentPart.nextElementSibling : createElement('span', week.short)
const left = createElement('span', week.left)
const items = new Map(
  [...list.querySelectorAll<HTMLElement>('[data-part]')].map((key, index) => [
    key.dataset['part'],
    { bar: partsBar?.children[index] as HTMLElement, item: key.closest('div') as HTMLElement },
  ]),
)

/** Updates the computed figures and the result; requires a rent and no invalid figure, as in the benchmark. */
export function drawResult(state: CalculatorState): void {
  for (const { shown, name } of figures) drawFigure(shown, name, state)
  const { weekly_rental_income_lower: lower, weekly_rental_income_upper: upper } = state.figures
  const ranged = lower !== null && upper !== null && upper > 0
  if (ranged) setText(range, `${formatMoney(lower)} to ${formatMoney(upper)} a week`)
  toggleElement(range, ranged, (element) => rentButton.after(element))
  drawHint(state)
  drawWeek(state)
}

function drawFigure(shown: HTMLElement, name: WorkingName, state: CalculatorState): void {
  const value = shownFigure(name, state)
  setText(shown, value === null ? '–' : name.endsWith('_yield') ? formatPercent(value) : formatMoney(value))
  const sign = signOf(name, state)
  if (shown.dataset['sign'] === sign) return
  if (sign) shown.dataset['sign'] = sign
  else delete shown.dataset['sign']
}

function drawHint(state: CalculatorState): void {
  const text = hintOf(state)
  if (text) setText(hint, text)
  toggleElement(hint, text !== '', (element) => profit.before(element))
}

function hintOf(state: CalculatorState): string {
  const missing = missingLoanText(state)
  if (missing === null) return ''
  const yields = state.form.purchase_price ? '' : 'there are no yields, and '
  return `Enter ${missing}: ${yields}the loan is not counted yet.`
}

let shownParts = [...items.keys()].join()

function drawWeek(state: CalculatorState): void {
  const week = describeWeek(whereTheWeekGoes(state.form, state.figures))
  setText(rentPart, `${week.rent} rent`)
  setShare(rentPart, week.rentShare)
  toggleElement(rentPart, week.rentShare > 0, (element) => rentBar?.prepend(element))
  setShare(short, week.leftShare)
  toggleElement(short, week.short, (element) => rentBar?.append(element))
  for (const { part, label, value, share } of week.parts) {
    const { bar, item } = itemOf(part, label)
    setShare(bar, share)
    setText(find('dd', item), value)
  }
  const parts = week.parts.map(({ part }) => part).join()
  if (parts !== shownParts) {
    shownParts = parts
    const drawn = week.parts.map(({ part, label }) => itemOf(part, label))
    partsBar?.replaceChildren(...drawn.map(({ bar }) => bar))
    list.replaceChildren(...drawn.map(({ item }) => item), end)
  }
  setShare(left, week.leftShare)
  toggleElement(left, week.leftShare > 0 && !week.short, (element) => partsBar?.append(element))
  setText(find('dt', end), week.leftLabel)
  setText(find('dd', end), week.leftValue)
  end.toggleAttribute('data-short', week.short)
  end.toggleAttribute('data-gain', week.gain)
  left.toggleAttribute('data-gain', week.gain)
}

/** The element of a part of the week; created after another when missing. */
function itemOf(part: WeekPart, label: string): { readonly bar: HTMLElement; readonly item: HTMLElement } {
  const known = items.get(part)
  if (known) return known
  const [model] = items.values()
  if (!model) throw new Error('The week has no part')
  const bar = model.bar.cloneNode() as HTMLElement
  const item = model.item.cloneNode(true) as HTMLElement
  const key = find('[data-part]', item)
  bar.dataset['part'] = part
  key.dataset['part'] = part
  key.nextSibling?.replaceWith(label)
  const drawn = { bar, item }
  items.set(part, drawn)
  return drawn
}

function setShare(element: HTMLElement, share: number): void {
  element.style.flexBasis = `${share}%`
}
