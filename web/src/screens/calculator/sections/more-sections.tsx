import { piece } from '../pieces/piece.tsx'
import { BodyComing } from './body-coming.tsx'
import { Section } from './section.tsx'

const Borrowing = piece(
  async () => (await import('./borrowing.tsx')).Borrowing,
  () => <BodyComing name="borrowing" />,
)
const AnnualExpenses = piece(
  async () => (await import('./annual-expenses.tsx')).AnnualExpenses,
  () => <BodyComing name="annual-expenses" />,
)
const InvestmentReturn = piece(
  async () => (await import('./investment-return.tsx')).InvestmentReturn,
  () => <BodyComing name="investment-return" />,
)

/** The sections with fields that follow the rental assessment, below what is in sight at first. */
export function MoreSections({ premium }: { premium: boolean }) {
  return (
    <>
      <Section name="borrowing" title="Borrowing">
        {(open) => <Borrowing wanted={open} />}
      </Section>
      <Section name="annual-expenses" title="Annual Expenses">
        {(open) => <AnnualExpenses wanted={open} />}
      </Section>
      <Section name="investment-return" title="Investment Return">
        {(open) => <InvestmentReturn wanted={open} premium={premium} />}
      </Section>
    </>
  )
}
