import type { HeroAnswer } from './appraise-hero.ts'
import { placePieces } from './place-pieces.ts'

/** Writes what follows from the figures into the picture that the page came with. */
export function showHero(root: HTMLElement, { gross, net, netLoss, costs, week }: HeroAnswer): void {
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
