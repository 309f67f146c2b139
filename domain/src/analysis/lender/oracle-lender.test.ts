import { isKnown } from '../../outcome/outcome.ts'
import { RULES_2026_11 } from '../rules/nz-2026-11.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import type { Application } from './lender.ts'
import { lender } from './lender.ts'

type Given = Omit<Application, 'value' | 'test_rate' | 'new_build'> & { value: number; test_rate: number }

itAgreesWith('lender', ({ value, test_rate, ...given }: Given) => {
  const application = { ...given, value: { value }, test_rate: { value: test_rate }, new_build: false }
  const figures = Object.entries(lender(RULES_2026_11, application, '2026-11-22'))
  return Object.fromEntries(
    figures.map(([name, figure]) => [
      name,
      typeof figure === 'object' && figure !== null && 'value' in figure && isKnown(figure) ? figure.value : figure,
    ]),
  )
})
