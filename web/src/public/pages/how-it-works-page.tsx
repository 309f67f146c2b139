import { PRODUCT_NAME } from '../../placeholders.ts'
import { BankSection } from './how-it-works/bank-section.tsx'
import { DataSection } from './how-it-works/data-section.tsx'
import { EstimateSection } from './how-it-works/estimate-section.tsx'
import { ExpensesSection } from './how-it-works/expenses-section.tsx'
import styles from './how-it-works/how-it-works.module.css'
import { LoanSection } from './how-it-works/loan-section.tsx'
import { OwnHomeSection } from './how-it-works/own-home-section.tsx'
import { RatesSection } from './how-it-works/rates-section.tsx'
import { RentIncreasesSection } from './how-it-works/rent-increases-section.tsx'
import { RentSection } from './how-it-works/rent-section.tsx'
import { ReturnSection } from './how-it-works/return-section.tsx'
import { RoundingSection } from './how-it-works/rounding-section.tsx'
import { RulesSection } from './how-it-works/rules-section.tsx'
import { ScheduleSection } from './how-it-works/schedule-section.tsx'
import { SeveralLoansSection } from './how-it-works/several-loans-section.tsx'
import { ScenariosSection } from './how-it-works/scenarios-section.tsx'
import { SolveSection } from './how-it-works/solve-section.tsx'
import { TheExample } from './how-it-works/the-example.tsx'
import { YearsAheadSection } from './how-it-works/years-ahead-section.tsx'
import page from './parts/page.module.css'

const SECTIONS = [
  ['example', 'The example'],
  ['rent', 'The rent'],
  ['estimate', 'How sure the rent is'],
  ['loan', 'The loan'],
  ['loan-schedule', 'The loan schedule'],
  ['several-loans', 'Several loans'],
  ['expenses', 'A year’s expenses'],
  ['return', 'Cash, yield and profit'],
  ['years-ahead', 'Years ahead'],
  ['if-rates-rise', 'If rates rise'],
  ['solve', 'What would I have to pay?'],
  ['for-your-bank', 'For your bank'],
  ['rent-increases', 'Rent increases'],
  ['scenarios', 'Scenarios and comparison'],
  ['own-home', 'A home to live in'],
  ['rounding', 'Rounding'],
  ['rules', 'The rules'],
  ['data', 'Where the data comes from'],
] as const

/**
 * Every formula and data source. The figures are worked out at render time, by the functions of calculator and server.
 */
export function HowItWorksPage() {
  return (
    <div className={page.page}>
      <div className={`stack ${styles.first}`}>
        <p className={page.eyebrow}>How it works</p>
        <h1 className={page.claim}>Every formula, with one home worked through</h1>
        <p className={page.lead}>
          {PRODUCT_NAME} hides nothing. Here is every sum, in the order in which it is done, and where the data comes
          from. The calculator itself worked out the figures on this page.
        </p>
      </div>
      <div className={styles.columns}>
        <Contents />
        <div className={styles.sections}>
          <TheExample />
          <RentSection />
          <EstimateSection />
          <LoanSection />
          <ScheduleSection />
          <SeveralLoansSection />
          <ExpensesSection />
          <ReturnSection />
          <YearsAheadSection />
          <RatesSection />
          <SolveSection />
          <BankSection />
          <RentIncreasesSection />
          <ScenariosSection />
          <OwnHomeSection />
          <RoundingSection />
          <RulesSection />
          <DataSection />
        </div>
      </div>
    </div>
  )
}

function Contents() {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
