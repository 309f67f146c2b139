import type { DocumentContent, DocumentPart } from './document-content.ts'

/** Every text of a document in reading order, each line by itself, without empty ones: what each of its forms shows. */
export function textsOfContent(content: DocumentContent): string[] {
  const { title, address, home, addressee, dated, message, blocks, author, notes } = content
  const { name, email, company, licence, phone, website, footer } = author
  const shown = [
    [title, address, home, addressee, dated, message],
    blocks.flatMap((block) => [block.title].concat(block.parts.flatMap(textsOfPart))),
    [name, company, licence, phone, email, website, footer],
    notes,
  ].flat()
  return shown
    .flatMap((text) => text.split(/\r\n|[\r\n]/u))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function textsOfPart(part: DocumentPart): string[] {
  switch (part.form) {
    case 'headline':
      return [part.label, part.value, ...part.lines]
    case 'sentences':
      return [...part.sentences]
    case 'figures':
      return part.figures.flatMap(({ label, value, note }) => [label, value, note])
    case 'table':
      return part.columns.map(({ label }) => label).concat(part.rows.flatMap(({ name, cells }) => [name].concat(cells)))
    case 'bars':
      return part.bars.flatMap(({ label, value, verdict, threshold }) => [label, value ?? '', verdict, threshold])
    case 'week':
      return [
        part.week.rent,
        ...part.week.parts.flatMap(({ label, value }) => [label, value]),
        part.week.leftLabel,
        part.week.leftValue,
      ]
  }
}
