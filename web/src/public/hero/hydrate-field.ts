import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { readTypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { sliderHighest } from '@homeyield/domain/loans/loan-options'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { editedText, figureText } from '../../ui/figure-text.ts'
import { selectOnFocus } from '../../ui/select-on-focus.ts'
import { HERO_EXAMPLE, HERO_FIELDS, type HeroName } from './hero-fields.ts'

/**
 * Connects the box and the slider of a figure, and calls `change` with each valid figure. Invalid text shows an error
 * and changes nothing; an emptied box keeps the figure and shows it again on blur.
 */
export function hydrateField(row: HTMLElement, name: HeroName, change: (value: number) => void): void {
  const box = row.querySelector<HTMLInputElement>('input:not([type="range"])')
  const slider = row.querySelector<HTMLInputElement>('input[type="range"]')
  const error = row.querySelector<HTMLElement>('[id$="-error"]')
  if (!box || !slider || !error) return
  const { prefix, suffix } = HERO_FIELDS[name]
  const isMoney = prefix === '$'
  let figure: number = HERO_EXAMPLE[name]

  const showProblem = (problem: string | null) => {
    error.textContent = problem
    error.hidden = problem === null
    if (problem === null) box.removeAttribute('aria-invalid')
    else box.setAttribute('aria-invalid', 'true')
  }
  const accept = (value: number) => {
    figure = value
    showProblem(null)
    slider.max = String(sliderHighest(Number(slider.max), value))
    slider.setAttribute('aria-valuetext', `${prefix}${figureText(value, isMoney)}${suffix}`)
    slider.style.setProperty('--filled', String(value / Number(slider.max)))
    change(value)
  }
  const read = () => {
    const typed = readTypedFigure(box.value, CALCULATION_FIELDS[name])
    if (typed.kind === 'refused') return showProblem(typed.problem)
    const refused = limitProblem(name, typed.value)
    return refused === null && typed.value !== null ? accept(typed.value) : showProblem(refused)
  }

  box.addEventListener('input', () => {
    read()
    slider.value = String(figure)
  })
  // Before the text is selected.
  box.addEventListener('focus', () => {
    if (!box.hasAttribute('aria-invalid')) box.value = editedText(figure, isMoney)
  })
  selectOnFocus(box)
  box.addEventListener('blur', () => {
    if (!box.hasAttribute('aria-invalid')) box.value = figureText(figure, isMoney)
  })
  slider.addEventListener('input', () => {
    box.value = figureText(Number(slider.value), isMoney)
    accept(Number(slider.value))
  })
  slider.style.setProperty('--filled', String(figure / Number(slider.max)))
  if (box.value !== figureText(figure, isMoney)) {
    read()
    slider.value = String(figure)
  }
}
