import { FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { isRecord } from '@homeyield/domain/records/is-record'
import { FileProblem, FORMAT, FORMAT_VERSION } from './file-format.ts'
import type { FoundRow } from '../rows/found-row.ts'
import type { TransferredCalculation } from './transferred-calculation.ts'

export function writeJsonFile(calculations: readonly TransferredCalculation[], exportedAt: string): string {
  const written = calculations.map(({ inputs, scenarios }) => ({ ...inputs, scenarios }))
  return JSON.stringify(
    { format: FORMAT, version: FORMAT_VERSION, exported_at: exportedAt, calculations: written },
    null,
    2,
  )
}

/** The rows of such a file, counted from 1. Throws FileProblem for any other. */
export function readJsonFile(text: string): readonly FoundRow[] {
  const file = parse(text)
  if (file['format'] !== FORMAT || !Array.isArray(file['calculations'])) {
    throw new FileProblem('This JSON file is not an export of calculations.')
  }
  if (file['version'] !== FORMAT_VERSION) {
    throw new FileProblem('This file was exported by a newer version. Reload the page and try again.')
  }
  return file['calculations'].map((calculation: unknown, index) => ({
    number: index + 1,
    body: bodyOf(calculation),
    problem: isRecord(calculation) ? null : 'This is not a calculation.',
    question: null,
  }))
}

function bodyOf(calculation: unknown): FoundRow['body'] {
  if (!isRecord(calculation)) return {}
  // Files of earlier versions have `lives_here`.
  const names = [...FIELD_NAMES, 'lives_here', 'scenarios'].filter(
    (name) => calculation[name] !== undefined && calculation[name] !== null,
  )
  return Object.fromEntries(names.map((name) => [name, calculation[name]]))
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : {}
  } catch {
    throw new FileProblem('This file is not JSON.')
  }
}
