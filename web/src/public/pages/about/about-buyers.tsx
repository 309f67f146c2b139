import { QUESTIONS } from '../../content/questions.ts'
import { paths, signUpPath } from '../../../paths.ts'
import { PREMIUM_PRICE, PRODUCT_NAME } from '../../../placeholders.ts'
import page from '../parts/page.module.css'
import { Questions } from '../parts/questions.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { AboutHead } from './about-head.tsx'
import { Points } from './points.tsx'
import { Steps } from './steps.tsx'

/** The page for home buyers and investors. */
export function AboutBuyers() {
  return (
    <div className={page.page}>
      <AboutHead
        audience="buyer"
        claim="Know what a home earns before you make an offer"
        lead={`${PRODUCT_NAME} estimates what a New Zealand home would rent for, what it costs to own, and what it yields, before and after costs. It works on a phone, in the time that an open home leaves you.`}
      />
      <Steps
        title="From an address to an answer"
        steps={[
          {
            title: 'Find the address',
            words:
              'Type a few letters of the street and choose. Bedrooms, kind of home and its quality are yours to set.',
          },
          {
            title: 'See what it would rent for',
            words:
              'The lower and upper rent of homes like it nearby, from tenancy bonds, and a weekly rent between them by the quality of the home. How many bonds, which quarter and whose area stand beside it.',
          },
          {
            title: 'Enter what you would borrow and spend',
            words:
              'Price, deposit, rate, years, and how often you repay. A year’s expenses start from dated guides, and each is yours to change.',
          },
          {
            title: 'Read the week',
            words:
              'What each repayment is, what a year costs, gross and net yield, and what is left or missing each week. It moves as you type.',
          },
        ]}
      />
      <Points
        title="What it tells you, and what it does not"
        columns={[
          {
            title: 'It tells you',
            points: [
              'A weekly rent with the range around it, by the week, the month and the year.',
              'Repayments for principal and interest or interest only: weekly, fortnightly, monthly or yearly.',
              'A year’s expenses: interest, rates, insurance, maintenance, management, vacancy, contingency, body corporate.',
              'Gross and net yield, and profit by the week, the month and the year.',
              'How each of these came about, with your own numbers in it.',
            ],
          },
          {
            title: 'It does not',
            points: [
              'Value the home, or rule on what it may be let for.',
              'Reckon with your tax, or with what the home may be worth one day.',
              'Look beyond the first year’s interest: as a loan is repaid, its interest falls.',
              'Know your bank’s test rate, your insurer’s quote or your council’s bill. Type them in when you have them.',
              'Advise you. It works out; you decide.',
            ],
          },
        ]}
      />
      <Points
        title="Free, and Premium"
        columns={[
          {
            title: 'Free',
            points: [
              'The calculator with every formula.',
              'The market rents of the first area that you look up.',
              'One saved calculation, changed as often as you like.',
            ],
          },
          {
            title: `Premium, ${PREMIUM_PRICE} a month`,
            points: [
              'Any number of areas and saved calculations, and the table that compares them.',
              'Property information, the capital value and market trends, where there are data for the address.',
              'Your own photo of the property. GST is included, and you can cancel any month.',
            ],
          },
        ]}
      />
      <Questions questions={QUESTIONS.buyer} />
      <section aria-labelledby="begin" className={page.end}>
        <h2 id="begin">Begin with the next open home</h2>
        <p className={page.quiet}>A free account needs a name, an email address and a password. No card.</p>
        <p className={page.ways}>
          <ButtonLink to={signUpPath({})} look="primary">
            Start free
          </ButtonLink>
          <ButtonLink to={paths.howItWorks}>See every formula</ButtonLink>
        </p>
      </section>
    </div>
  )
}
