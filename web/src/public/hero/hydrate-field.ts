import { sliderHighest } from '@homeyield/domain/loans/loan-options'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { figureText } from '../../ui/figure-text.ts'
import { readFigure } from '../../ui/read-figure.ts'
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
  const { prefix, suffix, decimals } = HERO_FIELDS[name]
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
    slider.setAttribute('aria-valuetext', `${prefix}${figureText(value, decimals)}${suffix}`)
    slider.style.setProperty('--filled', String(value / Number(slider.max)))
    change(value)
  }
  const read = () => {
    const { value, problem } = readFigure(box.value, prefix === '$')
    const refused = problem ?? limitProblem(name, value)
    if (refused === null && value !== null) accept(value)
    else showProblem(refused)
  }

  box.addEventListener('input', () => {
    read()
    slider.value = String(figure)
  })
  selectOnFocus(box)
  box.addEventListener('blur', () => {
    if (!box.hasAttribute('aria-invalid')) box.value = figureText(figure, decimals)
  })
  slider.addEventListener('input', () => {
    box.value = figureText(Number(slider.value), decimals)
    accept(Number(slider.value))
  })
  slider.style.setProperty('--filled', String(figure / Number(slider.max)))
  if (box.value !== figureText(figure, decimals)) {
    read()
    slider.value = String(figure)
  }
}
