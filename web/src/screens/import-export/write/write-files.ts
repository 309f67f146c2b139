import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { Member } from '@homeyield/domain/membership/permissions'
import { csvText } from '../../../components/csv.ts'
import type { XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import { exportHome } from './exported-home.ts'
import { homesSheet } from './homes-sheet.ts'
import { inputsSheet } from './inputs-sheet.ts'
import { loansSheet } from './loans-sheet.ts'
import type { TransferredCalculation } from '../../../components/spreadsheets/read/transferred-calculation.ts'

/** Homes and loans for people to read, and every input, which an import reads. */
export function exportSheets(
  member: Member,
  calculations: readonly TransferredCalculation[],
  exportedAt: string,
): readonly XlsxSheet[] {
  const asAt = dayInNewZealand(new Date(exportedAt))
  const homes = calculations.map((calculation) => exportHome(member, calculation, asAt))
  return [homesSheet(homes, asAt), loansSheet(homes, asAt), inputsSheet(calculations)]
}

/** Every input, which an import reads. */
export function writeCsvFile(calculations: readonly TransferredCalculation[]): string {
  const { columns, rows } = inputsSheet(calculations)
  return csvText([columns.map(({ head }) => head), ...rows])
}
