import { isRecord } from '@homeyield/domain/records/is-record'
import type { FoundRow } from './found-row.ts'
import { homeOf } from './home-of.ts'

/** With the loans of a home that has a row for each of them in its first row; the others are not ticked. */
export function joinLoanRows(rows: readonly FoundRow[]): readonly FoundRow[] {
  const joined: FoundRow[] = []
  for (const row of rows) {
    const at = joined.findLastIndex(({ skip }) => !skip)
    const first = joined[at]
    const loans = first === undefined ? null : otherLoans(first, row)
    if (first === undefined || loans === null) {
      joined.push(row)
      continue
    }
    joined[at] = withLoans(first, row, loans)
    joined.push({ ...row, question: null, notes: [], skip: `Another loan of row ${first.number}` })
  }
  return joined
}

type Values = Readonly<Record<string, unknown>>

/** The loans of a row that has nothing else than the home of the first; null where it has. */
function otherLoans(first: FoundRow, row: FoundRow): readonly unknown[] | null {
  const loans = loansOf(row)
  if (row.problem !== null || first.problem !== null || loans.length === 0 || row.skip) return null
  const ofFirst = loansOf(first).map((loan) => JSON.stringify(loan))
  if (ofFirst.length === 0 || loans.every((loan) => ofFirst.includes(JSON.stringify(loan)))) return null
  // A sum below the table has no rate.
  const isUnnamed = homeOf(row) === '' && loans.every((loan) => isRecord(loan) && loan['interest_rate'] !== undefined)
  if (!isUnnamed && homeOf(row) !== homeOf(first)) return null
  const [own, before] = [othersOf(row), othersOf(first)]
  const isSame = Object.entries(own).every(([name, value]) => JSON.stringify(value) === JSON.stringify(before[name]))
  return isSame ? loans : null
}

/** Each with its rate, which the row of an only loan has beside it. */
function loansOf(row: FoundRow): readonly unknown[] {
  const { interest_rate } = row.body
  return writtenLoans(row).map((loan) => withRate(loan, interest_rate))
}

function withRate(loan: unknown, rate: unknown): unknown {
  return isRecord(loan) && rate !== undefined && loan['interest_rate'] === undefined
    ? { ...loan, interest_rate: rate }
    : loan
}

function writtenLoans({ body }: FoundRow): readonly unknown[] {
  const loans = isRecord(body['analysis']) ? body['analysis']['loans'] : undefined
  return Array.isArray(loans) ? loans : []
}

/** What is not its loans. */
function othersOf(row: FoundRow): Values {
  const { analysis, property, interest_rate, ...others } = row.body
  const { loans: _, ...more } = isRecord(analysis) ? analysis : {}
  const isOfLoan = writtenLoans(row).some((loan) => isRecord(loan) && loan['interest_rate'] === undefined)
  return { ...others, ...more, ...(!isOfLoan && { interest_rate }), ...(homeOf(row) !== '' && { property }) }
}

function withLoans(first: FoundRow, row: FoundRow, loans: readonly unknown[]): FoundRow {
  const analysis = isRecord(first.body['analysis']) ? first.body['analysis'] : {}
  const unnamed =
    homeOf(row) === '' ? `Row ${row.number}, without an address, is read as another loan of this home` : null
  const questions = [first.question, row.question, unnamed].filter((said) => said !== null)
  return {
    ...first,
    body: { ...first.body, analysis: { ...analysis, loans: [...loansOf(first), ...loans] } },
    question: questions.length === 0 ? null : questions.join('. '),
    notes: [...(first.notes ?? []), ...(row.notes ?? []), `Row ${row.number} is another loan of this home.`],
  }
}
