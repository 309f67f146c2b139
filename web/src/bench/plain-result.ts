import { describeWeek } from '@homeyield/domain/assessment/describe-week'
import type { ExpenseKey } from '@homeyield/domain/expenses/expenses'
import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import week from '../components/where-the-week-goes.module.css'
import type { CalculatorState } from '../screens/calculator/model/calculator-state.ts'
import panel from '../screens/calculator/result/result-panel.module.css'
import { shownFigure, missingLoanText } from '../screens/calculator/result/shown-figure.ts'
import type { WorkingName } from '../components/workings.ts'
import { find, createElement, setText, toggleElement } from './plain-dom.ts'

const LABELS: Readonly<Record<string, WorkingName>> = {
  'Estimated weekly rent': 'weekly_rental_income',
  'Gross yield': 'gross_rental_yield',
  'Gross rental yield': 'gross_rental_yield',
  'Net yield': 'net_rental_yield',
  'Net rental yield': 'net_rental_yield',
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
const rentButton = find('button', aside)
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

/** Draws every computed figure and the panel of the result, where there is a rent and no figure is refused: so it is at every key. */
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
  if (!/yield|profit/u.test(name)) return
  const sign = value ? (value < 0 ? 'loss' : 'gain') : undefined
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
  const said = describeWeek(whereTheWeekGoes(state.form, state.figures))
  setText(rentPart, `${said.rent} rent`)
  setShare(rentPart, said.rentShare)
  toggleElement(rentPart, said.rentShare > 0, (element) => rentBar?.prepend(element))
  setShare(short, said.leftShare)
  toggleElement(short, said.short, (element) => rentBar?.append(element))
  for (const { part, label, value, share } of said.parts) {
    const { bar, item } = itemOf(part, label)
    setShare(bar, share)
    setText(find('dd', item), value)
  }
  const parts = said.parts.map(({ part }) => part).join()
  if (parts !== shownParts) {
    shownParts = parts
    const drawn = said.parts.map(({ part, label }) => itemOf(part, label))
    partsBar?.replaceChildren(...drawn.map(({ bar }) => bar))
    list.replaceChildren(...drawn.map(({ item }) => item), end)
  }
  setShare(left, said.leftShare)
  toggleElement(left, said.leftShare > 0 && !said.short, (element) => partsBar?.append(element))
  setText(find('dt', end), said.leftLabel)
  setText(find('dd', end), said.leftValue)
  end.toggleAttribute('data-short', said.short)
}

/** What stands for a part of the week; one that was not there is made after another. */
function itemOf(part: ExpenseKey, label: string): { readonly bar: HTMLElement; readonly item: HTMLElement } {
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
