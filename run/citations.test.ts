import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const METHOD = 'docs/method'
const OWN = 'run/citations.test.ts'
const files = globSync('**/*.{ts,tsx,mjs,css,sql,html,yaml,yml,example,md,mdx}', {
  cwd: ROOT,
  // An applied migration never changes, its comments included.
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.data|migrations)$/u.test(path),
}).filter((file) => file !== OWN)

/** A file of the method, with the headings that are cited of it: `docs/method/loans.md, "Schedule" and "Next change"`. */
const CITATION = /docs\/method\/([\w-]+\.md)((?:(?:,| and|, and) "[^"]+")*)/gu

/** Names of documents and folders that are not in the repository. */
const ABSENT =
  /\bspecification,?\s+sections?\s|\bthe\s+specification\b|\bdecisions,?\s+sections?\s|\b(?:investment\s+analysis|rent\s+estimate|providers),?\s+sections?\s|\bdesign\/experience|\.\.\/shared\b|\bshared\/(?:data|spec|design)\b|\bbeside\s+the\s+repository\b|Source:\s+sections?\s|\b(?:product|decisions|experience|investment-analysis|rent-estimate|nz-facts)\.md\b/iu

function headingsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, METHOD, file), 'utf8')
  return [...text.matchAll(/^#{2,3} (.+)$/gmu)].map(([, heading = '']) => heading)
}

const documents = new Map(globSync('*.md', { cwd: join(ROOT, METHOD) }).map((file) => [file, headingsOf(file)]))

/** A text without the ends of its lines and the marks of its comments, which may divide a citation. */
function unwrap(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--|#)?\s*/gu, ' ')
}

/** Each citation of a file or a heading that does not exist. */
function brokenCitations(text: string): string[] {
  return [...unwrap(text).matchAll(CITATION)].flatMap(([, file = '', cited = '']) => {
    const headings = documents.get(file)
    if (headings === undefined) return [file]
    const missing = [...cited.matchAll(/"([^"]+)"/gu)].filter(([, heading = '']) => !headings.includes(heading))
    return missing.map(([, heading]) => `${file}, ${String(heading)}`)
  })
}

function absentDocuments(text: string): string[] {
  return unwrap(text).match(ABSENT)?.slice(0, 1) ?? []
}

/** Links to headings of the method, from one of its files, that lead to none. */
function brokenLinks(file: string): string[] {
  const text = readFileSync(join(ROOT, METHOD, file), 'utf8')
  return [...text.matchAll(/\]\(([\w-]*(?:\.md)?)#([^)]+)\)/gu)]
    .filter(
      ([, other = '', anchor = '']) =>
        !documents
          .get(other || file)
          ?.map(toAnchor)
          .includes(anchor),
    )
    .map(([link]) => link)
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')
}

it('every citation of the method names a file and headings that exist', () => {
  const texts = files.map((file) => [file, read(file)] as const)
  expect(texts.flatMap(([file, text]) => brokenCitations(text).map((cited) => `${file}: ${cited}`))).toEqual([])
})

it('no file cites a document that is not in the repository', () => {
  const texts = files.map((file) => [file, read(file)] as const)
  expect(texts.flatMap(([file, text]) => absentDocuments(text).map((found) => `${file}: ${found}`))).toEqual([])
})

test.for([...documents.keys()])('every link of %s to a heading leads to one', (file) => {
  expect(brokenLinks(file)).toEqual([])
})

it('the check follows wrapped citations, and finds what does not exist', () => {
  expect(brokenCitations('Source: docs/method/loans.md, "Schedule" and "Next change".')).toEqual([])
  expect(brokenCitations(' * Source: docs/method/loans.md, "Next\n * change" and "Gone".')).toEqual(['loans.md, Gone'])
  expect(brokenCitations('// docs/method/gone.md')).toEqual(['gone.md'])
  expect(absentDocuments(['Source: decisions', 'section 2.'].join('\n * '))).toEqual(['decisions section '])
  expect(absentDocuments(['in shared', 'data'].join('/'))).toEqual([['shared', 'data'].join('/')])
})

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
