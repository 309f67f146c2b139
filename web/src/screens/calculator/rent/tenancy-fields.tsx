import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { BooleanField } from '../../../components/inputs/boolean-field.tsx'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { today } from '../model/today.ts'
import { noticeHint } from './increase-words.ts'

/** The days of the tenancy that the law asks for. */
export function TenancyFields() {
  const fixed = useCalculator(({ form }) => Boolean(form.analysis?.tenancy?.fixed_term_end))
  const byEmail = useCalculator(({ form }) => form.analysis?.tenancy?.notice_by === 'email')
  return (
    <>
      <div className="fields">
        <DateField name="analysis.tenancy.tenancy_start" />
        <DateField name="analysis.tenancy.last_increase" emptyHint="Empty: none yet" />
        <DateField name="analysis.tenancy.fixed_term_end" emptyHint="Empty: a periodic tenancy" />
        <DateField name="analysis.tenancy.notice_date" emptyHint="Empty: today" />
        <NoticeBy />
      </div>
      <div>
        {byEmail ? <BooleanField name="analysis.tenancy.notice_after_5pm" /> : null}
        {fixed ? <BooleanField name="analysis.tenancy.increase_permitted_in_term" /> : null}
        <BooleanField name="analysis.tenancy.boarding_house" />
      </div>
    </>
  )
}

function NoticeBy() {
  const way = useCalculator(({ form }) => form.analysis?.tenancy?.notice_by) ?? 'in_person'
  const late = useCalculator(({ form }) => form.analysis?.tenancy?.notice_after_5pm) ?? false
  const rules = useCalculator(({ form }) => form.analysis?.rules) ?? null
  const hint = noticeHint({ notice_by: way, notice_after_5pm: late }, packOf(rules), today())
  return <ChoiceField name="analysis.tenancy.notice_by" list hint={hint} />
}
