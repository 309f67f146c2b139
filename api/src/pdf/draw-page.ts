import { ASSESSMENT_CAUTION, SAMPLE_ADDRESS_NOTE, type Assessment } from '@homeyield/domain/assessment/assessment'
import { Document, Font, Page, Text, View, type DocumentProps } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { fewLines, type LetterHead } from '../mail/assessment-letter.ts'
import { breakWord } from './break-word.ts'
import { drawBankPage } from './draw-bank-page.ts'
import { drawDocument } from './draw-document.ts'
import { drawWeek } from './draw-week.ts'
import { drawImage } from './draw-image.ts'
import { makePrintable, type Printable } from './make-printable.ts'
import { LOSS, styles } from './page-styles.ts'
import type { PrintedLetter, PrintedPage, PrintedPortfolio } from './printed-page.ts'

const MAX_SIGNATURE_LINES = 5
const MAX_REASON_LINES = 6

Font.registerHyphenationCallback(breakWord)

const FOR_BANK = 'For your bank'
const ALL_HOMES = 'All homes together'

/** What is printed, on A4. Typed text is drawn as text. */
export async function drawPage(printed: PrintedPage): Promise<ReactElement<DocumentProps>> {
  if ('content' in printed) return drawDocument(printed)
  const { logo, ...given } = printed
  const { texts, ...fonts } = await makePrintable(given, 'en')
  return 'portfolio' in texts ? drawPortfolio({ ...texts, logo }, fonts) : drawLetter({ ...texts, logo }, fonts)
}

type Fonts = Omit<Printable<object>, 'texts'>

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
  return drawFile(printed, `${FOR_BANK}: ${ALL_HOMES}`, page)
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
  return drawFile(printed, title, page)
}

function drawFile({ letter, productName }: PrintedLetter | PrintedPortfolio, title: string, page: ReactNode) {
  const { name: author } = letter.sender
  return h(Document, { title, author, creator: productName, producer: productName, language: 'en-NZ' }, page)
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
      : [drawRents(assessment), drawFigures(assessment), ...titledWeek(assessment), drawEvidence(assessment)]),
    drawSender(letter.signature, sender),
  )
}

function drawTop({ letter, productName, logo }: PrintedLetter | PrintedPortfolio, kind: string): ReactNode {
  return h(
    View,
    { style: styles.top },
    logo === null ? h(Text, { style: styles.brand }, productName) : drawImage(logo, styles.logo),
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

function titledWeek({ week }: Assessment): ReactNode[] {
  return week === null ? [] : [h(Text, { style: styles.title }, 'Where the week goes'), drawWeek(week)]
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
