import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import { ASSESSMENT_CAUTION } from '@homeyield/domain/assessment/assessment'
import { currentEntry } from '../address/market-rent.ts'
import { BankContent } from '../../../components/bank-page/bank-content.tsx'
import { bankPageOf } from '../bank/bank-page-of.ts'
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
  const refused = useCalculator((state) => isPartRefused('bank', state))
  return (
    <article className={`${sheet.sheet} ${styles.page}`}>
      <header className={styles.head}>
        <p className={sheet.kind}>For your bank</p>
        <h1>{address || 'No address yet'}</h1>
        <ScenarioLine />
        <AsAt />
      </header>
      {refused ? <p>{CORRECT_IT_FIRST}</p> : <Content premium={premium} />}
      <p className={sheet.quiet}>{ASSESSMENT_CAUTION}</p>
    </article>
  )
}

function Content({ premium }: { premium: boolean }) {
  const form = useCalculator((state) => state.form)
  const page = bankPageOf(form, premium)
  return (
    <>
      <BankContent page={page} />
      <Rent />
      <Sentences title={page.rulesTitle} sentences={page.rules} />
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
