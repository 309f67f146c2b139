import { AREA_CREDIT, RENT_CREDIT } from '../../assessment/assessment.ts'
import type { DocumentContent } from '../document-content.ts'
import { EN } from '../phrases/en.ts'
import { MI, MI_MARKET } from '../phrases/mi.ts'
import { ZH, ZH_MARKET } from '../phrases/zh.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const OTHERS = new Set([MI, MI_MARKET, ZH, ZH_MARKET].flatMap((phrases) => Object.values(phrases).flatMap(wordsOf)))
const ENGLISH = new Set(
  Object.values(EN)
    .flatMap(wordsOf)
    .filter((word) => !OTHERS.has(word)),
)

/** Words of our English phrases in a text in another language, but for names, and credits as their licences have them. */
export function findEnglish(text: string, { address, author }: DocumentContent): string[] {
  const { company, website, email } = author
  const named = [AREA_CREDIT, RENT_CREDIT, 'Addresses: LINZ.', address, company, website, email]
  const rest = named.reduce((left, one) => left.replaceAll(one, ' '), text.replaceAll('\u200C', ''))
  return [...new Set(wordsOf(rest).filter((word) => ENGLISH.has(word)))]
}

/** What is read of a page or mail: its texts, and those of its attributes. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gsu, ' ')
    .replaceAll(/<[^>]*>/gu, (tag) =>
      Array.from(tag.matchAll(/ (?:aria-label|alt|title|data-label)="([^"]*)"/gu), ([, words]) => ` ${words} `).join(
        ' ',
      ),
    )
    .replaceAll(/&#x27;|&quot;|&amp;/gu, ' ')
}
