import { it } from 'vitest'
import { expectPreview, type WrittenCase } from '../testing/written-case.ts'

const CASES: Record<string, WrittenCase> = {
  'vacancy in weeks, whatever its heading calls it': {
    lines: ['Address,Price,Vacancy rate (weeks)', '1 A St,850000,2'],
    homes: [{ vacancy_weeks: 2 }],
  },
  'a vacancy rate': {
    lines: ['Address,Price,Vacancy rate', '1 A St,850000,4'],
    homes: [{ vacancy_weeks: 2.08 }],
    said: ['“Vacancy rate”: per cent of a year: × 52 / 100 is weeks.'],
  },
  'days with their month first, with a weekday or a time': {
    lines: ['Address,Owed,Fixed until', '1 A St,300000,6/7/2027', '2 A St,300000,Wed 06/30/2027 00:00'],
    asked: [2, 3],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))
