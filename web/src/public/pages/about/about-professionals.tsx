import { QUESTIONS } from '../../content/questions.ts'
import { paths, signUpPath } from '../../../paths.ts'
import { PREMIUM_PRICE, PRODUCT_NAME } from '../../../placeholders.ts'
import { publicAddress } from '../../public-address.ts'
import page from '../parts/page.module.css'
import { Questions } from '../parts/questions.tsx'
import { AnchorButton } from '../parts/anchor-button.tsx'
import { AboutHead } from './about-head.tsx'
import { Points } from './points.tsx'
import { Steps } from './steps.tsx'

export function AboutProfessionals() {
  return (
    <div className={page.page}>
      <AboutHead
        audience="professional"
        claim="Your estimate, beside the market’s"
        lead={`You know the street; your client wants to see why. With ${PRODUCT_NAME} you appraise a home from tenancy bonds, add your own figure and reason, and email a one-page assessment that can be checked.`}
      />
      <Steps
        title="From a viewing to your client’s inbox"
        steps={[
          {
            title: 'Appraise from the market',
            words:
              'The lower and upper quartile for the type of home and its bedrooms, and a rent between them by quality, with how sure it is, the number of bonds, the quarter and the area.',
          },
          {
            title: 'Say what you would let it for',
            words:
              'Your own range by the week, the month or the year: edit one and the others follow. Then your reason, in up to 400 characters, and your warranty that you are a professional.',
          },
          {
            title: 'Put your name on it',
            words:
              'With Premium the assessment carries your logo and your signature, and a document your company, licence, colour and photograph too. All are remembered for the next one.',
          },
          {
            title: 'Send it',
            words:
              'To somebody who asked for it: an email with a PDF, as a one-page assessment or as a document with comparable homes. Replies come to you. You can print the same page.',
          },
        ]}
      />
      <Points
        title="What makes it credible"
        columns={[
          {
            title: 'Your client sees in an assessment',
            points: [
              'Your range, by the week, month and year, and your reason.',
              'The rent that the calculation uses, and the evidence from bonds: quartiles, number, quarter and area.',
              'Repayments, the LVR, a year’s expenses, gross and net yield.',
              'Where the week goes: one bar of rent, and what it pays for.',
            ],
          },
          {
            title: 'And what keeps it fair',
            points: [
              'Before you give an estimate you warrant that you are a professional.',
              'Your estimate is shown beside the market’s figure, not instead of it.',
              'A recipient can stop all further assessments with one link.',
              'It says what it is: a guide, not a registered valuation or financial advice.',
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
              'Your own estimate with its reason, on one saved calculation.',
              'Assessments and rental appraisals by email, without a logo.',
              'The market rents of the first area that you look up.',
            ],
          },
          {
            title: `Premium, ${PREMIUM_PRICE} a month`,
            points: [
              'Your logo and signature on every assessment, your brand on every document, and a page where your client accepts or asks.',
              'Any number of areas and saved calculations, and a table to compare them.',
              'Several loans with every repayment, every what-if, and the price, rent or deposit for any target.',
              'Property information, the capital value and market trends, where there is data for the address. GST included.',
            ],
          },
        ]}
      />
      <Questions questions={QUESTIONS.professional} />
      <section aria-labelledby="begin" className={`stack ${page.end}`}>
        <h2 id="begin">Send your first assessment today</h2>
        <p className={page.quiet}>Sign up, confirm your email address, and send it. A free account needs no card.</p>
        <p className={page.actions}>
          <AnchorButton to={signUpPath({ professional: true })} look="primary">
            Start free
          </AnchorButton>
          <AnchorButton to={publicAddress(paths.howItWorks, 'professional')}>See every formula</AnchorButton>
        </p>
      </section>
    </div>
  )
}
