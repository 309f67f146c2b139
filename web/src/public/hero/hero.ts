// Makes "Where the week goes" on the landing page interactive.
import { assumedDeposit } from '@homeyield/domain/loans/assumed-deposit'
import { storeTriedFigures } from '../../session/tried-figures.ts'
import { appraiseHero, type HeroResult } from './appraise-hero.ts'
import { HERO_EXAMPLE, HERO_NAMES, type HeroFigures, type HeroName } from './hero-fields.ts'
import { placePieces } from './place-pieces.ts'
import { hydrateField } from './hydrate-field.ts'

/** Milliseconds without a change before a screen reader hears the result. */
const ANNOUNCE_DELAY = 700

for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) hydrateHero(root)

/**
 * Connects boxes and sliders to the result; they become visible once they work, in reserved space. Values that the
 * browser restored after a reload count. What was tried is stored for the calculator.
 */
function hydrateHero(root: HTMLElement): void {
  let figures: HeroFigures = HERO_EXAMPLE
  let announcement: ReturnType<typeof setTimeout> | undefined
  const change = (name: HeroName, value: number) => {
    figures = { ...figures, [name]: value }
    const result = appraiseHero(figures)
    showHero(root, result)
    storeTriedFigures({ ...figures, deposit: assumedDeposit(figures.purchase_price) })
    clearTimeout(announcement)
    announcement = setTimeout(() => {
      const status = root.querySelector('[data-hero-text="sentence"]')
      if (status) status.textContent = result.sentence
    }, ANNOUNCE_DELAY)
  }
  for (const name of HERO_NAMES) {
    const row = root.querySelector<HTMLElement>(`[data-hero-field="${name}"]`)
    if (row) hydrateField(row, name, (value) => change(name, value))
  }
  root.dataset['ready'] = ''
}

function showHero(root: HTMLElement, { gross, net, netLoss, costs, week }: HeroResult): void {
  const { rent, leftLabel, leftValue, short, gain } = week
  for (const [name, text] of Object.entries({ gross, net, costs, rent, leftLabel, leftValue })) {
    setText(root, `[data-hero-text="${name}"]`, text)
  }
  for (const { part, value } of week.parts) setText(root, `[data-hero-part="${part}"]`, value)
  setFlag(root, 'data-hero-short', short)
  setFlag(root, 'data-hero-gain', gain)
  setFlag(root, 'data-hero-loss', netLoss)
  const pieces = placePieces(week)
  for (const { piece, x, width } of [...pieces.rent, ...pieces.costs]) {
    const shape = root.querySelector(`[data-hero-piece="${piece}"]`)
    shape?.setAttribute('x', x)
    shape?.setAttribute('width', width)
  }
}

function setText(root: HTMLElement, selector: string, text: string): void {
  const place = root.querySelector(selector)
  if (place && place.textContent !== text) place.textContent = text
}

function setFlag(root: HTMLElement, attribute: string, holds: boolean): void {
  root.querySelector(`[${attribute}]`)?.setAttribute(attribute, String(holds))
}
