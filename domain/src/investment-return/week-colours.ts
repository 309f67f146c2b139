import type { WeekPart } from './where-the-week-goes.ts'

/**
 * The colours of the week's parts for light and dark mode, each at least 3:1 against the card. Mail and PDF use them;
 * `tokens.css` has them for the browser.
 */
export const WEEK_COLOURS: Readonly<Record<WeekPart, readonly [light: string, dark: string]>> = {
  insurance: ['#7a4a8c', '#c79ad8'],
  maintenance: ['#a04a1c', '#f08a5a'],
  rates: ['#2a6f97', '#6cb8de'],
  contingency: ['#5d6a66', '#9aa8a3'],
  vacancy: ['#5b6b2f', '#b5c86e'],
  management: ['#8a5800', '#f0a93a'],
  body_corporate: ['#913a5b', '#ec8fb1'],
  other: ['#5c3d2e', '#d9bda5'],
  interest: ['#2f3380', '#9aa0f5'],
  principal: ['#6a70c4', '#c9ccff'],
}
