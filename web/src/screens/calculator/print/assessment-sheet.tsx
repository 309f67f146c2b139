import type { Account } from '@homeyield/contract/account'
import { ASSESSMENT_CAUTION, SAMPLE_ADDRESS_NOTE } from '@homeyield/domain/assessment/assessment'
import type { Assessment } from '@homeyield/domain/assessment/assessment'
import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import { weekOf } from '@homeyield/domain/figures/headline'
import { FigureList } from '../../../ui/figure-list.tsx'
import { WhereTheWeekGoes } from '../../../components/where-the-week-goes.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { dateText, isoDate } from '../../../ui/date-text.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { currentEntry } from '../address/market-rent.ts'
import { isAnyRefused, isRefused } from '../figures/shown-figure.ts'
import { FormRentOnRule } from '../result/rent-on-rule.tsx'
import { ScenarioLine } from './scenario-line.tsx'
import styles from './assessment-sheet.module.css'

/** Shown instead of figures that depend on a refused one. */
const NOT_WHOLE =
  'This assessment is not complete: one of the figures entered cannot be used, so there are no yields and no profit.'

interface AssessmentSheetProps {
  readonly account: Account
  readonly madeAt: Date
  readonly logo: string | null
  readonly signature: string
}

/** The rental assessment on one A4 page, with the same text and figures as the mail and the PDF. */
export function AssessmentSheet({ account, madeAt, logo, signature }: AssessmentSheetProps) {
  const { product_name, has_addresses, address_credit } = useConfig()
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const market = useCalculator(currentEntry)
  const refused = useCalculator(isAnyRefused)
  const rentRefused = useCalculator((state) => isRefused(state, 'weekly_rental_income'))
  const withEstimate = account.is_property_professional
  const addressCredit = has_addresses === false ? '' : (address_credit ?? '')
  const today = isoDate(madeAt)
  const assessment = composeAssessment({ inputs: form, figures, market, withEstimate, addressCredit, today })
  return (
    <article className={styles.sheet}>
      <header className={`grid with-end even top ${styles.head}`}>
        <div>
          <p className="bold accent">Rental assessment</p>
          <h1>{assessment.address || 'No address yet'}</h1>
          <ScenarioLine />
          <p>
            {assessment.home}
            {assessment.isSampleAddress ? ` · ${SAMPLE_ADDRESS_NOTE}` : ''}
          </p>
        </div>
        {logo === null ? (
          <p className="larger heavy accent">{product_name}</p>
        ) : (
          <img src={logo} alt="" decoding="sync" />
        )}
      </header>
      {rentRefused ? null : <Rents assessment={assessment} />}
      {refused ? <p>{NOT_WHOLE}</p> : <Figures assessment={assessment} />}
      <footer className="stack close pad-top-tight line-above">
        {signature === '' ? null : <p className={`lines breaks clipped ${styles.signature}`}>{signature}</p>}
        <p>
          Prepared by {account.name} with {product_name}, {dateText(madeAt)}.
        </p>
        <p className="quiet">
          {ASSESSMENT_CAUTION} {assessment.credits}
        </p>
      </footer>
    </article>
  )
}

function Rents({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <div className={styles.rents}>
        {assessment.estimate ? <Estimate estimate={assessment.estimate} /> : null}
        <section data-second={assessment.estimate ? '' : undefined}>
          <h2>Estimated rent</h2>
          {assessment.rent === null ? null : (
            <p className={`figure heavy narrow ${styles.rent}`}>
              {assessment.rent} <small className="large bold">a week</small>
            </p>
          )}
          {assessment.range === '' ? null : <p className="figure">{assessment.range}</p>}
          {assessment.confidence === '' ? null : (
            <p className={assessment.isUnsure ? `fit bold edged round pad-ends ${styles.unsure}` : undefined}>
              {assessment.confidence}
            </p>
          )}
          <p className="quiet">{assessment.basis}</p>
        </section>
      </div>
      <Evidence evidence={assessment.evidence} />
    </>
  )
}

function Figures({ assessment }: { assessment: Assessment }) {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const week = weekOf(form, figures)
  return (
    <>
      <FigureList
        className={styles.figures}
        figures={assessment.figures.map(({ label, value, note, loss }) => ({
          label,
          value,
          note,
          sign: loss ? 'loss' : undefined,
        }))}
      />
      {week && assessment.week ? <WhereTheWeekGoes week={week} /> : null}
    </>
  )
}

function Estimate({ estimate }: { estimate: NonNullable<Assessment['estimate']> }) {
  return (
    <section className={styles.estimate}>
      <h2>Professional’s estimate</h2>
      <p className={`figure heavy dense ${styles.own}`}>{estimate.weekly}</p>
      <p className="figure">
        {estimate.monthly} · {estimate.yearly}
      </p>
      {estimate.reason === '' ? null : (
        <p className={`lines breaks clipped above-half ${styles.reason}`}>{estimate.reason}</p>
      )}
    </section>
  )
}

function Evidence({ evidence }: { evidence: Assessment['evidence'] }) {
  if (evidence === null) return null
  return (
    <section className="stack close outlined round pad-bar">
      <h2>What homes like this rent for</h2>
      <FormRentOnRule />
      <p>{evidence.quartiles}</p>
      <p className="quiet">{evidence.source}</p>
    </section>
  )
}
