import { ASSESSMENT_CAUTION, SAMPLE_ADDRESS_NOTE, type Assessment } from '@homeyield/domain/assessment/assessment'
import { Document, Font, Page, Text, View, type DocumentProps } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { type AssessmentLetter, fewLines } from '../mail/assessment-letter.ts'
import { breakWord } from './break-word.ts'
import { drawDocument } from './draw-document.ts'
import { drawWeek } from './draw-week.ts'
import { drawImage } from './draw-image.ts'
import { makePrintable, type Printable } from './make-printable.ts'
import { LOSS, styles } from './page-styles.ts'
import type { PrintedLetter, PrintedPage } from './printed-page.ts'

const MAX_SIGNATURE_LINES = 5
const MAX_REASON_LINES = 6

Font.registerHyphenationCallback(breakWord)

const KIND = 'Rental assessment'

/** What is printed, on A4. Typed text is drawn as text. */
export async function drawPage(printed: PrintedPage): Promise<ReactElement<DocumentProps>> {
  if ('content' in printed) return drawDocument(printed)
  const { logo, ...given } = printed
  const { texts, ...fonts } = await makePrintable(given, 'en')
  return drawLetter({ ...texts, logo }, fonts)
}

/** A rental assessment, as one page. */
function drawLetter(
  printed: PrintedLetter,
  { families, missing }: Omit<Printable<object>, 'texts'>,
): ReactElement<DocumentProps> {
  const { letter, productName } = printed
  const { assessment, sender } = letter
  return h(
    Document,
    {
      title: `${KIND}: ${assessment.address}`,
      author: sender.name,
      creator: productName,
      producer: productName,
      language: 'en-NZ',
    },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily: families }] },
      drawSheet(printed),
      h(
        Text,
        { style: styles.foot, fixed: true },
        `${ASSESSMENT_CAUTION} Made with ${productName}. ${missing}\n${assessment.credits}`,
      ),
    ),
  )
}

// Limited to the page's height, so that it stays one page.
function drawSheet(printed: PrintedLetter): ReactNode {
  const { assessment, sender, signature } = printed.letter
  return h(
    View,
    { style: styles.sheet, wrap: false },
    drawTop(printed),
    h(Text, { style: styles.address }, assessment.address),
    h(Text, { style: styles.home }, assessment.home),
    assessment.isSampleAddress ? h(Text, { style: styles.sample }, SAMPLE_ADDRESS_NOTE) : null,
    drawRents(assessment),
    drawFigures(assessment),
    ...titledWeek(assessment),
    drawEvidence(assessment),
    drawSender(signature, sender),
  )
}

function drawTop({ letter, productName, logo }: PrintedLetter): ReactNode {
  return h(
    View,
    { style: styles.top },
    logo === null ? h(Text, { style: styles.brand }, productName) : drawImage(logo, styles.logo),
    h(Text, { style: styles.made }, `${KIND}\n${letter.madeOn}`),
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

function drawSender(signature: string, { name, email }: AssessmentLetter['sender']): ReactNode {
  const lines = fewLines(signature, MAX_SIGNATURE_LINES)
  return h(
    View,
    { style: styles.from },
    lines.map((line, at) => h(Text, { key: at, style: styles.line }, line)),
    h(Text, { style: [styles.note, styles.line] }, `Prepared by ${name}, ${email}`),
  )
}
