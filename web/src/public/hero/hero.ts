// The island "Where the week goes" of the landing page: runs on /home alone, after the page is there.
import { storeTriedFigures } from '../../session/tried-figures.ts'
import { appraiseHero, heroDeposit, type HeroResult } from './appraise-hero.ts'
import { HERO_EXAMPLE, HERO_NAMES, type HeroFigures, type HeroName } from './hero-fields.ts'
import { placePieces } from './place-pieces.ts'
import { hydrateField } from './hydrate-field.ts'

/** How long a figure has to rest before a screen reader is told what follows from it, in milliseconds. */
const SETTLED = 700

for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) hydrateHero(root)

/**
 * Makes the landing page's picture live: from now on each figure that is typed or slid moves it. Boxes and sliders show up once
 * they work, in the room that was kept for them. What stood in a box by then (a browser brings figures back after a reload) counts. What
 * was tried goes along to the calculator.
 */
function hydrateHero(root: HTMLElement): void {
  let figures: HeroFigures = HERO_EXAMPLE
  let telling: ReturnType<typeof setTimeout> | undefined
  const change = (name: HeroName, value: number) => {
    figures = { ...figures, [name]: value }
    const answer = appraiseHero(figures)
    showHero(root, answer)
    storeTriedFigures({ ...figures, deposit: heroDeposit(figures.purchase_price) })
    clearTimeout(telling)
    telling = setTimeout(() => {
      const status = root.querySelector('[data-hero-text="sentence"]')
      if (status) status.textContent = answer.sentence
    }, SETTLED)
  }
  for (const name of HERO_NAMES) {
    const row = root.querySelector<HTMLElement>(`[data-hero-field="${name}"]`)
    if (row) hydrateField(row, name, (value) => change(name, value))
  }
  root.dataset['ready'] = ''
}

/** Writes what follows from the figures into the picture that the page came with. */
function showHero(root: HTMLElement, { gross, net, netLoss, costs, week }: HeroResult): void {
  const { rent, leftLabel, leftValue, short } = week
  for (const [name, text] of Object.entries({ gross, net, costs, rent, leftLabel, leftValue })) {
    say(root, `[data-hero-text="${name}"]`, text)
  }
  for (const { part, value } of week.parts) say(root, `[data-hero-part="${part}"]`, value)
  mark(root, 'data-hero-short', short)
  mark(root, 'data-hero-loss', netLoss)
  const pieces = placePieces(week)
  for (const { piece, x, width } of [...pieces.rent, ...pieces.costs]) {
    const shape = root.querySelector(`[data-hero-piece="${piece}"]`)
    shape?.setAttribute('x', x)
    shape?.setAttribute('width', width)
  }
}

function say(root: HTMLElement, selector: string, text: string): void {
  const place = root.querySelector(selector)
  if (place && place.textContent !== text) place.textContent = text
}

function mark(root: HTMLElement, attribute: string, holds: boolean): void {
  root.querySelector(`[${attribute}]`)?.setAttribute(attribute, String(holds))
}
