import { QUESTIONS } from '../../content/questions.ts'
import { paths, signUpPath } from '../../../paths.ts'
import { PREMIUM_PRICE, PRODUCT_NAME } from '../../../placeholders.ts'
import page from '../parts/page.module.css'
import { Questions } from '../parts/questions.tsx'
import { AnchorButton } from '../parts/anchor-button.tsx'
import { AboutHead } from './about-head.tsx'
import { Points } from './points.tsx'
import { Steps } from './steps.tsx'

export function AboutBuyers() {
  return (
    <div className={page.page}>
      <AboutHead
        audience="buyer"
        claim="Know what a home earns before you make an offer"
        lead={`${PRODUCT_NAME} estimates what a New Zealand home would rent for, what it costs to own, and what it yields, before and after costs. It works on your phone, in the few minutes that an open home gives you.`}
      />
      <Steps
        title="From an address to an answer"
        steps={[
          {
            title: 'Find the address',
            words:
              'Type a few letters of the street and choose the address. Then set the type of home, the bedrooms and the quality.',
          },
          {
            title: 'See what it would rent for',
            words:
              'The lower and upper rent of similar homes nearby, from tenancy bonds, and a weekly rent between the two that depends on the quality. You also see how sure the rent is, the number of bonds, the quarter and the area.',
          },
          {
            title: 'Enter what you would borrow and spend',
            words:
              'Price, deposit, interest rate, term, and how often you repay. A year’s expenses start from our guides, and you can change each of them.',
          },
          {
            title: 'Read the week',
            words:
              'Each repayment, a year’s costs, gross and net yield, and what is left over or missing each week. It updates as you type.',
          },
        ]}
      />
      <Points
        title="What it tells you, and what it does not"
        columns={[
          {
            title: 'It tells you',
            points: [
              'A weekly rent and its range, by the week, the month and the year.',
              'Repayments for principal and interest or interest only: weekly, fortnightly, monthly or yearly.',
              'A year’s expenses: interest, rates, insurance, maintenance, management, vacancy, contingency, body corporate.',
              'Gross and net yield, and profit by the week, the month and the year.',
              'Each loan from its first repayment to its last, and the LVR.',
              'What rising rates, empty weeks and a lower rent do to the week, and where it breaks even.',
              'What you would have to pay for the yield or the cash each week that you want.',
              'What it costs you each week to live there yourself, with rooms let, beside renting.',
              'At an open home, rent, yields and cash from four fields, also without a connection.',
              'How each figure is worked out, with your own numbers.',
            ],
          },
          {
            title: 'It does not',
            points: [
              'Value the home, or decide what rent may be charged.',
              'Predict rents or prices. “Years ahead” uses the growth that you set; with Premium it includes your tax and a sale.',
              'Count more than the first year’s interest in the yields. As a loan is repaid, its interest falls: the loan schedule shows it.',
              'Know your bank’s test rate, your insurer’s quote or your council’s bill. Type them in when you have them.',
              'Advise you. It does the sums; you decide.',
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
              'One loan year by year, what 1, 2 and 3 points more cost, and the price for a gross yield.',
              'The market rents of the first area that you look up.',
              'One saved calculation, changed as often as you like.',
            ],
          },
          {
            title: `Premium, ${PREMIUM_PRICE} a month`,
            points: [
              'Any number of areas and saved calculations, and a table to compare them.',
              'Several loans with every repayment, every what-if, and the price, rent or deposit for any target.',
              'Property information, the capital value and market trends, where there is data for the address.',
              'Your own photo of the property. GST is included, and you can cancel any month.',
            ],
          },
        ]}
      />
      <Questions questions={QUESTIONS.buyer} />
      <section aria-labelledby="begin" className={`stack ${page.end}`}>
        <h2 id="begin">Start with your next open home</h2>
        <p className={page.quiet}>A free account needs a name, an email address and a password. No card.</p>
        <p className={page.actions}>
          <AnchorButton to={signUpPath({})} look="primary">
            Start free
          </AnchorButton>
          <AnchorButton to={paths.howItWorks}>See every formula</AnchorButton>
        </p>
      </section>
    </div>
  )
}
