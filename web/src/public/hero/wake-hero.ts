import { handFigures } from '../../session/tried-figures.ts'
import { appraiseHero, heroDeposit } from './appraise-hero.ts'
import { HERO_EXAMPLE, HERO_NAMES, type HeroFigures, type HeroName } from './hero-fields.ts'
import { showHero } from './show-hero.ts'
import { wakeField } from './wake-field.ts'

/** How long a figure has to rest before a screen reader is told what follows from it, in milliseconds. */
const SETTLED = 700

/**
 * Makes the landing page's picture live: from now on each figure that is typed or slid moves it. Boxes and sliders show up once
 * they work, in the room that was kept for them. What stood in a box by then (a browser brings figures back after a reload) counts. What
 * was tried goes along to the calculator.
 */
export function wakeHero(root: HTMLElement): void {
  let figures: HeroFigures = HERO_EXAMPLE
  let telling: ReturnType<typeof setTimeout> | undefined
  const change = (name: HeroName, value: number) => {
    figures = { ...figures, [name]: value }
    const answer = appraiseHero(figures)
    showHero(root, answer)
    handFigures({ ...figures, deposit: heroDeposit(figures.purchase_price) })
    clearTimeout(telling)
    telling = setTimeout(() => {
      const status = root.querySelector('[data-hero-text="sentence"]')
      if (status) status.textContent = answer.sentence
    }, SETTLED)
  }
  for (const name of HERO_NAMES) {
    const row = root.querySelector<HTMLElement>(`[data-hero-field="${name}"]`)
    if (row) wakeField(row, name, (value) => change(name, value))
  }
  root.dataset['awake'] = ''
}
