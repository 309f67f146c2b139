import { unprintedScript } from './scripts.ts'

export interface PrintableText {
  readonly text: string
  /** The scripts that it is without, in English. */
  readonly missing: readonly string[]
}

/**
 * Text that the fonts can draw. Letters of other scripts become their script's name in brackets; what no font has loses
 * its accents, or becomes `[?]`; emojis and invisible signs are removed.
 */
export function printableText(given: string, canDraw: (sign: string) => boolean): PrintableText {
  const missing = new Set<string>()
  let text = ''
  let isInside = false
  for (const sign of given.normalize('NFC')) {
    const script = /\p{Cn}|\p{Co}/u.test(sign) ? null : unprintedScript(sign, canDraw)
    const isLeftOut = script !== null && /[\p{L}\p{M}\p{N}]/u.test(sign)
    if (isLeftOut) {
      missing.add(script)
      if (!isInside) text += `[${script}]`
    } else {
      text += draw(sign, canDraw)
    }
    isInside = isLeftOut
  }
  return { text, missing: [...missing] }
}

function draw(sign: string, canDraw: (sign: string) => boolean): string {
  if (/[\t\n\r]/u.test(sign)) return sign
  if (/\p{Z}/u.test(sign)) return sign === '\u00A0' ? sign : ' '
  if (/\p{C}/u.test(sign)) return ''
  if (canDraw(sign)) return sign
  const base = Array.from(sign.normalize('NFKD')).filter(canDraw).join('')
  if (base !== '') return base
  return /[\p{L}\p{N}]/u.test(sign) ? '[?]' : ''
}
