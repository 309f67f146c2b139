import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import { ASSESSMENT_CAUTION } from '@homeyield/domain/assessment/assessment'
import { composeBankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { currentEntry } from '../address/market-rent.ts'
import { LenderFigures } from '../bank/lender-figures.tsx'
import { ThresholdBars } from '../bank/threshold-bars.tsx'
import { analysisOf } from '../analysis/analysis-of.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { today } from '../model/today.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { AsAt } from './as-at.tsx'
import { ScenarioLine } from './scenario-line.tsx'
import sheet from './assessment-sheet.module.css'
import styles from './loans-sheet.module.css'

/** A page of its own for the bank, with the same content as its PDF. */
export function BankSheet({ premium }: { premium: boolean }) {
  const address = useCalculator(({ form }) => form.property)
  const form = useCalculator((state) => state.form)
  const refused = useCalculator((state) => isPartRefused('bank', state))
  const page = refused ? null : composeBankPage(analysisOf(form, premium), completeAnalysis(form, today(), premium))
  return (
    <article className={`${sheet.sheet} ${styles.page}`}>
      <header className={styles.head}>
        <p className={sheet.kind}>For your bank</p>
        <h1>{address || 'No address yet'}</h1>
        <ScenarioLine />
        <AsAt />
      </header>
      {page === null ? <p>{CORRECT_IT_FIRST}</p> : <Content page={page} />}
      <p className={sheet.quiet}>{ASSESSMENT_CAUTION}</p>
    </article>
  )
}

function Content({ page: { lender, missing, rulesTitle, rules } }: { page: BankPage }) {
  return (
    <>
      {lender === null ? (
        <p>{missing}</p>
      ) : (
        <>
          <ThresholdBars bars={lender.bars} />
          <Sentences title="What the limits mean" sentences={lender.meaning} />
          <LenderFigures figures={lender.figures} />
          {lender.shaded.length === 0 ? null : (
            <section>
              <h2>{lender.shadedTitle}</h2>
              <LenderFigures figures={lender.shaded} />
            </section>
          )}
        </>
      )}
      <Rent />
      <Sentences title={rulesTitle} sentences={rules} />
    </>
  )
}

/** With its evidence, as the assessment has it. */
function Rent() {
  const inputs = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const market = useCalculator(currentEntry)
  const { rent, range, confidence, basis, evidence } = composeAssessment({
    inputs,
    figures,
    market,
    withEstimate: false,
    addressCredit: '',
    today: today(),
  })
  const sentences = [range, confidence, basis, evidence?.quartiles ?? '', evidence?.source ?? ''].filter(Boolean)
  return <Sentences title={rent === null ? 'Rent' : `Rent: ${rent} a week`} sentences={sentences} />
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence} className={sheet.quiet}>
          {sentence}
        </p>
      ))}
    </section>
  )
}
