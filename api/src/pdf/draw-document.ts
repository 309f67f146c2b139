import type {
  DocumentAuthor,
  DocumentBlock,
  DocumentContent,
  DocumentPart,
} from '@homeyield/domain/documents/document-content'
import { LANGUAGE_TAGS } from '@homeyield/domain/documents/document-kinds'
import { labelOfRent } from '@homeyield/domain/documents/phrases/phrases'
import { Document, Page, Text, View, type DocumentProps } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { documentStyles as styles } from './document-styles.ts'
import { drawImage } from './draw-image.ts'
import { drawPart } from './draw-part.ts'
import { makePrintable } from './make-printable.ts'
import type { PrintedDocument } from './printed-page.ts'

/** Rows that fit on one page, however long their texts are. */
const SHORT_TABLE = 4

/** A document that somebody puts their name to, on as many pages as it needs. */
export async function drawDocument(printed: PrintedDocument): Promise<ReactElement<DocumentProps>> {
  const { content: given, productName } = printed
  const { texts: content, families, missing } = await makePrintable(given, given.language)
  const { author } = content
  return h(
    Document,
    {
      title: `${given.title}: ${given.address}`,
      author: given.author.name,
      creator: productName,
      producer: productName,
      language: LANGUAGE_TAGS[given.language],
    },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily: families }] },
      h(View, { style: [styles.band, groundOf(author)], fixed: true }),
      drawTop(content, printed),
      drawAuthor(author, printed),
      drawAddress(content),
      content.message === '' ? null : h(Text, { style: styles.message }, content.message),
      ...content.blocks.map((block) => drawBlock(block, content)),
      ...[author.footer, ...content.notes, missing]
        .filter(Boolean)
        .map((note) => h(Text, { key: note, style: styles.note }, note)),
      drawFoot(content),
    ),
  )
}

function groundOf({ colour }: DocumentAuthor) {
  return colour === null ? {} : { backgroundColor: colour }
}

function drawTop({ title, dated, author }: DocumentContent, { logo }: PrintedDocument): ReactNode {
  return h(
    View,
    { style: styles.top },
    logo === null
      ? h(
          Text,
          { style: [styles.brand, author.colour === null ? {} : { color: author.colour }] },
          author.company || author.name,
        )
      : drawImage(logo, styles.logo),
    h(View, { style: styles.made }, h(Text, { style: styles.madeTitle }, title), h(Text, null, dated)),
  )
}

function drawAddress({ address, home, addressee }: DocumentContent): ReactNode {
  return h(
    View,
    { style: styles.heading },
    h(Text, { style: styles.address }, address),
    ...[home, addressee].filter(Boolean).map((line) => h(Text, { key: line, style: styles.home }, line)),
  )
}

function drawBlock({ name, title, parts }: DocumentBlock, { author, language }: DocumentContent): ReactNode {
  const [first, ...others] = parts
  const beside = { colour: author.colour, heading: title, rentLabel: labelOfRent(language) }
  const drawOne = (part: DocumentPart, at: number) =>
    h(View, { key: at, style: at === 0 ? {} : styles.nextPart }, drawPart(part, beside))
  return h(
    View,
    { key: name },
    first === undefined
      ? null
      : h(
          View,
          // A title is never left alone at the end of a page, nor is the head of a short table.
          { wrap: first.form === 'table' ? first.rows.length > SHORT_TABLE : first.form === 'sentences' },
          title === '' ? null : h(Text, { style: styles.title, minPresenceAhead: 60 }, title),
          drawOne(first, 0),
        ),
    ...others.map((part, at) => drawOne(part, at + 1)),
  )
}

/** Who puts their name to it, and how to reach them; the top names the company, or the person without one. */
function drawAuthor(author: DocumentAuthor, { logo, photo }: PrintedDocument): ReactNode {
  const { name, company, licence, phone, email, website } = author
  const isNamedAbove = logo === null && company === ''
  const drawColumn = (texts: readonly string[], heading: ReactNode = null) => {
    const given = texts.filter(Boolean)
    if (given.length === 0 && heading === null) return null
    return h(
      View,
      { style: styles.authorColumn },
      heading,
      given.map((words, at) => h(Text, { key: at }, words)),
    )
  }
  return h(
    View,
    { style: styles.author, wrap: false },
    photo === null ? null : drawImage(photo, styles.photo),
    drawColumn([logo === null ? '' : company, licence], isNamedAbove ? null : h(Text, { style: styles.name }, name)),
    drawColumn([phone, email, website]),
  )
}

function drawFoot({ author, dated }: DocumentContent): ReactNode {
  return h(
    View,
    { style: styles.foot, fixed: true },
    h(Text, { style: styles.footWords }, [author.name, author.company].filter(Boolean).join(', ')),
    h(Text, null, dated),
    h(Text, { style: styles.pageNumber, render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  )
}
