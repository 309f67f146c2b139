import { ASSESSMENT_CAUTION, SAMPLE_ADDRESS_NOTE, type Assessment } from '@homeyield/domain/assessment/assessment'
import { Document, Font, Image, Page, Text, View, type DocumentProps } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { fewLines, type LetterHead } from '../mail/assessment-letter.ts'
import { breakWord } from './break-word.ts'
import { drawBankPage } from './draw-bank-page.ts'
import { drawWeek } from './draw-week.ts'
import { openFonts } from './open-fonts.ts'
import { LOSS, styles } from './page-styles.ts'
import { printableText } from './printable-text.ts'
import type { PrintedLetter, PrintedPage, PrintedPortfolio } from './printed-page.ts'

const MAX_SIGNATURE_LINES = 5
const MAX_REASON_LINES = 6

Font.registerHyphenationCallback(breakWord)

const FOR_BANK = 'For your bank'
const ALL_HOMES = 'All homes together'

/** What is printed, on A4. Typed text is drawn as text. */
export async function drawPage(printed: PrintedPage): Promise<ReactElement<DocumentProps>> {
  const { logo, ...texts } = printed
  const { families, canDraw } = await openFonts(JSON.stringify(texts), 'en')
  const missing = new Set<string>()
  const drawn = changeTexts(texts, (given) => {
    const printable = printableText(given, canDraw)
    for (const script of printable.missing) missing.add(script)
    return printable.text
  })
  const fonts = { families, missing: describeMissing([...missing]) }
  return 'portfolio' in drawn ? drawPortfolio({ ...drawn, logo }, fonts) : drawLetter({ ...drawn, logo }, fonts)
}

interface Fonts {
  readonly families: string[]
  /** What could not be printed, as a sentence; empty when everything was. */
  readonly missing: string
}

/** Which scripts no font prints, as a sentence; empty without any. */
function describeMissing(scripts: readonly string[]): string {
  if (scripts.length === 0) return ''
  return `Text in ${new Intl.ListFormat('en-NZ').format(scripts)} could not be printed here.`
}

/** As many pages as the homes need. */
function drawPortfolio(printed: PrintedPortfolio, { families, missing }: Fonts): ReactElement<DocumentProps> {
  const { letter, productName, portfolio } = printed
  const page = h(
    Page,
    { size: 'A4', style: [styles.page, styles.longPage, { fontFamily: families }] },
    drawTop(printed, FOR_BANK),
    h(Text, { style: styles.address }, ALL_HOMES),
    drawBankPage(portfolio, null),
    drawSender(letter.signature, letter.sender),
    h(
      View,
      { style: styles.longFoot, fixed: true },
      h(Text, null, `${ASSESSMENT_CAUTION} Made with ${productName}. ${missing}`),
      h(Text, { render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}` }),
    ),
  )
  return drawDocument(printed, `${FOR_BANK}: ${ALL_HOMES}`, page)
}

/** A rental assessment, or the page for a bank, as one page. */
function drawLetter(printed: PrintedLetter, { families, missing }: Fonts): ReactElement<DocumentProps> {
  const { letter, productName } = printed
  const { assessment } = letter
  const title = `${kindOf(printed)}: ${assessment.address}`
  const page = h(
    Page,
    { size: 'A4', style: [styles.page, { fontFamily: families }] },
    drawSheet(printed),
    h(
      Text,
      { style: styles.foot, fixed: true },
      `${ASSESSMENT_CAUTION} Made with ${productName}. ${missing}\n${assessment.credits}`,
    ),
  )
  return drawDocument(printed, title, page)
}

function drawDocument({ letter, productName }: PrintedPage, title: string, page: ReactNode) {
  const { name: author } = letter.sender
  return h(Document, { title, author, creator: productName, producer: productName, language: 'en-NZ' }, page)
}

/** The same with every text in it changed, at any depth. */
function changeTexts<Content extends object>(content: Content, change: (text: string) => string): Content {
  const read = (_name: string, value: unknown) => (typeof value === 'string' ? change(value) : value)
  return JSON.parse(JSON.stringify(content), read) as Content
}

function kindOf({ bank }: PrintedLetter): string {
  return bank ? FOR_BANK : 'Rental assessment'
}

// Limited to the page's height, so that it stays one page.
function drawSheet(printed: PrintedLetter): ReactNode {
  const { letter, bank } = printed
  const { assessment, sender } = letter
  return h(
    View,
    { style: styles.sheet, wrap: false },
    drawTop(printed, kindOf(printed)),
    h(Text, { style: styles.address }, assessment.address),
    h(Text, { style: styles.home }, assessment.home),
    assessment.isSampleAddress ? h(Text, { style: styles.sample }, SAMPLE_ADDRESS_NOTE) : null,
    ...(bank
      ? [drawBankPage(bank, assessment)]
      : [drawRents(assessment), drawFigures(assessment), drawWeek(assessment.week), drawEvidence(assessment)]),
    drawSender(letter.signature, sender),
  )
}

function drawTop({ letter, productName, logo }: PrintedPage, kind: string): ReactNode {
  return h(
    View,
    { style: styles.top },
    logo === null
      ? h(Text, { style: styles.brand }, productName)
      : h(Image, { src: { data: Buffer.from(logo), format: formatOf(logo) }, style: styles.logo }),
    h(Text, { style: styles.made }, `${kind}\n${letter.madeOn}`),
  )
}

function drawRents({ rent, range, confidence, isUnsure, basis, estimate }: Assessment): ReactNode {
  const known = [
    h(Text, { key: 'label', style: styles.label }, 'Weekly rent'),
    h(Text, { key: 'rent', style: estimate === null ? styles.rent : styles.secondRent }, rent),
    range === '' ? null : h(Text, { key: 'range' }, range),
    confidence === '' ? null : h(Text, { key: 'confidence', style: isUnsure ? styles.unsure : {} }, confidence),
  ]
  const market = h(View, { style: styles.card }, rent === null ? null : known, h(Text, { style: styles.quiet }, basis))
  if (estimate === null) return h(View, { style: styles.rents }, market)
  const reason = fewLines(estimate.reason, MAX_REASON_LINES)
  const own = h(
    View,
    { style: [styles.card, styles.own] },
    h(Text, { style: styles.label }, 'A property professional’s estimate'),
    h(Text, { style: styles.estimate }, estimate.weekly),
    h(Text, { style: styles.quiet }, [estimate.monthly, estimate.yearly].filter(Boolean).join(', ')),
    reason.length === 0 ? null : h(Text, { style: styles.reason }, reason.join('\n')),
  )
  return h(View, { style: styles.rents }, own, rent === null ? null : market)
}

function drawFigures({ figures }: Assessment): ReactNode {
  return h(
    View,
    { style: styles.figures },
    figures.map(({ label, value, note, loss }, at) =>
      h(
        View,
        { key: label, style: [styles.figure, { width: `${100 / figuresInRow(figures.length, at)}%` }] },
        h(Text, { style: styles.label }, label),
        h(Text, { style: loss ? [styles.value, { color: LOSS }] : styles.value }, value),
        h(Text, { style: styles.note }, note),
      ),
    ),
  )
}

// At most four in a row: of seven, four and then three.
function figuresInRow(count: number, at: number): number {
  if (count <= 4) return count
  const first = Math.ceil(count / 2)
  return at < first ? first : count - first
}

function drawEvidence({ evidence }: Assessment): ReactNode {
  if (evidence === null) return null
  return h(
    View,
    null,
    h(Text, { style: styles.title }, 'What homes like this rent for'),
    h(Text, null, evidence.quartiles),
    h(Text, { style: styles.note }, evidence.source),
  )
}

function drawSender(signature: string, { name, email }: LetterHead['sender']): ReactNode {
  const lines = fewLines(signature, MAX_SIGNATURE_LINES)
  return h(
    View,
    { style: styles.from },
    lines.map((line, at) => h(Text, { key: at, style: styles.line }, line)),
    h(Text, { style: [styles.note, styles.line] }, `Prepared by ${name}, ${email}`),
  )
}

function formatOf(image: Uint8Array): 'png' | 'jpg' {
  return image[0] === 0x89 ? 'png' : 'jpg'
}
