import { round } from '../money/round.ts'

/** The least contrast of text with its ground. Source: WCAG 2.2, success criterion 1.4.3. */
const READABLE = 4.5

/** The contrast of white text on a colour (`#rrggbb`), 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)
}

/** Whether white text can be read on a colour. */
export function takesWhiteText(colour: string): boolean {
  return contrastWithWhite(colour) >= READABLE
}

/** The same hue, only so much darker that white text can be read on it. */
export function darkenForWhite(colour: string): string {
  const channels = channelsOf(colour)
  for (let share = 255; share > 0; share -= 1) {
    const darker = hexOf(channels.map((channel) => round((channel * share) / 255)))
    if (takesWhiteText(darker)) return darker
  }
  return '#000000'
}

/** Why a colour is refused, with the nearest one that is not. */
export function describeLightColour(colour: string): string {
  return `White text is hard to read on this colour. ${darkenForWhite(colour)} is the nearest darker one that works.`
}

function channelsOf(colour: string): readonly [number, number, number] {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
