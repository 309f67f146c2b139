import { writeNumber } from '@homeyield/domain/money/write-number'
import { appraise, type Appraisal, type AppraisalInputs } from '@homeyield/domain/appraisal/appraise'
import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { formatMoney, formatPercent, parseAmount } from '@homeyield/domain/money/amount'

// The calculator without a framework: it takes over the page as the product drew it, its fields, figures and bar, and draws by
// setting what a keystroke changes, in plain DOM code. What the product costs is measured against it (npm run bench -- keystroke).

const LABELS: Readonly<Record<string, keyof Appraisal>> = {
  'Estimated weekly rent': 'weekly_rental_income',
  'Gross yield': 'gross_rental_yield',
  'Net yield': 'net_rental_yield',
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

const kept = JSON.parse(localStorage.getItem('homeyield.draft') ?? 'null') as {
  form: AppraisalInputs & { dwelling: string }
}
let form = kept.form

const figures = [...document.querySelectorAll<HTMLElement>('button .figure')].flatMap((shown) => {
  const name = LABELS[shown.previousElementSibling?.textContent ?? '']
  return name === undefined ? [] : [{ shown, name }]
})
const boxes = [...document.querySelectorAll<HTMLInputElement>('main input.figure[name]')].map((box) => ({
  box,
  slider: box.closest('div:has(input[type=range])')?.querySelector<HTMLInputElement>('input[type=range]') ?? null,
}))
const bars = document.querySelector('figure > [aria-hidden]:has(+ dl)')
const list = bars?.nextElementSibling

for (const { box, slider } of boxes) {
  box.addEventListener('input', () => change(box.name, parseAmount(box.value)))
  slider?.addEventListener('input', () => change(box.name, Number(slider.value)))
}
Object.assign(window, { plainFigures: figures.length, plainBoxes: boxes.length })

function change(name: string, value: number | null): void {
  form = { ...form, [name]: value, ...(name === 'weekly_rental_income' ? { rent_source: 'typed' as const } : {}) }
  draw(appraise(form))
}

function draw(appraisal: Appraisal): void {
  for (const { shown, name } of figures) {
    const value = appraisal[name] as number | null
    const text = value === null ? '–' : name.endsWith('_yield') ? formatPercent(value) : formatMoney(value)
    if (shown.textContent !== text) shown.textContent = text
    if (/yield|profit/u.test(name)) {
      if (value) shown.dataset['sign'] = value < 0 ? 'loss' : 'gain'
      else delete shown.dataset['sign']
    }
  }
  for (const { box, slider } of boxes) {
    const value = (appraisal as unknown as Record<string, unknown>)[box.name] ?? form[box.name as keyof typeof form]
    if (box !== document.activeElement) {
      const text = typeof value === 'number' ? writeNumber(value) : ''
      if (box.value !== text) box.value = text
    }
    if (slider && typeof value === 'number') {
      slider.value = String(value)
      slider.style.setProperty(
        '--filled',
        String((Number(slider.value) - Number(slider.min)) / (Number(slider.max) - Number(slider.min))),
      )
      slider.setAttribute('aria-valuetext', writeNumber(value))
    }
  }
  drawWeek(appraisal)
}

function drawWeek(appraisal: Appraisal): void {
  const week = whereTheWeekGoes(form, appraisal)
  const scale = Math.max(
    week.rent,
    week.parts.reduce((sum, { amount }) => sum + amount, 0),
    1,
  )
  const [rent, parts] = bars?.children ?? []
  const first = rent?.firstElementChild
  if (first instanceof HTMLElement) {
    first.style.flexBasis = `${(week.rent / scale) * 100}%`
    first.textContent = `${formatMoney(week.rent)} rent`
  }
  const shortfall = rent?.children[1]
  if (shortfall instanceof HTMLElement) shortfall.style.flexBasis = `${(Math.max(-week.left, 0) / scale) * 100}%`
  week.parts.forEach(({ amount }, index) => {
    const part = parts?.children[index]
    if (part instanceof HTMLElement) part.style.flexBasis = `${(amount / scale) * 100}%`
    setText(list?.children[index]?.querySelector('dd'), formatMoney(amount))
  })
  setText(list?.lastElementChild?.querySelector('dt'), week.left < 0 ? 'Missing each week' : 'Left over each week')
  setText(list?.lastElementChild?.querySelector('dd'), formatMoney(Math.abs(week.left)))
}

function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
