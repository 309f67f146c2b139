import { DATA_TERMS, paths } from '../../paths.ts'
import { PublicLink } from '../public-link.tsx'
import type { LegalSection } from './legal-document.tsx'

interface TermsFacts {
  readonly product: string
  readonly contact: string
  /** A month of Premium, GST included, as it is written. */
  readonly price: string
  /** Who is credited for the addresses. */
  readonly addresses: string
  readonly provider: { readonly name: string; readonly url: string }
}

/** The terms, section by section. */
export function termsSections({ product, contact, price, addresses, provider }: TermsFacts): readonly LegalSection[] {
  return [
    {
      id: 'agreement',
      title: 'The agreement',
      body: (
        <>
          <p>
            {product} is run by [the operator’s legal name, company number and address] (“we”). By creating an account,
            or by using {product} without one, you agree to these terms and to our{' '}
            <PublicLink to={paths.privacyPolicy}>Privacy Policy</PublicLink>. If you use {product} for a business, you
            agree on its behalf and confirm that you may.
          </p>
        </>
      ),
    },
    {
      id: 'estimates',
      title: 'Estimates, not advice',
      body: (
        <>
          <p>
            {product} works out what a New Zealand home might rent for, what it might cost to own, and what it might
            yield. It does so from published data about many homes and from the figures that you enter. It has not seen
            the home, and it does not know your circumstances.
          </p>
          <p>
            Its figures are not a registered valuation, not financial advice, not credit advice, and not a determination
            of market rent under the Residential Tenancies Act 1986. Before you buy, lend, let or set a rent, check what
            matters with a qualified professional.
          </p>
          <p>
            Every figure shows what it is based on: the area, the period and the number of tenancy bonds. If few homes
            were let, the figure is less certain, and if too few were let there is none.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <p>
            Give your own name and an email address that reaches you, keep your password to yourself, and tell us at{' '}
            {contact} if you think that somebody else knows it. One account is for one person. You are responsible for
            what is done with your account, unless it was done because we failed to keep it safe.
          </p>
          <p>
            If you declare that you are a property professional, it has to be true. You are then responsible for the
            estimates that you give in your own name.
          </p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'What is not allowed',
      body: (
        <ul>
          <li>Collecting data from {product} by machine, or copying a substantial part of it.</li>
          <li>Reselling {product} or its figures as your own service.</li>
          <li>Avoiding a limit of your plan, for instance with several free accounts.</li>
          <li>Probing, overloading or breaking into {product}, or into anybody’s account.</li>
          <li>Passing off an estimate as a valuation, or as more certain than {product} says it is.</li>
          <li>Using it to send messages that the recipient did not ask for.</li>
        </ul>
      ),
    },
    {
      id: 'plans',
      title: 'Free and Premium',
      body: (
        <p>
          The Free plan costs nothing. It covers quick appraisals, the mortgage, expenses and yields, the rents of one
          area, and one saved calculation. Premium adds what the <PublicLink to={paths.plans}>Plans</PublicLink> page
          lists on the day that you buy it.
        </p>
      ),
    },
    {
      id: 'billing',
      title: 'Price, billing and renewal',
      body: (
        <>
          <p>
            Premium costs <strong>{price} a month</strong> in New Zealand dollars, GST included. It is billed monthly,
            in advance, to the card that you give to our payment provider. We never see or store the card’s number.
          </p>
          <p>
            <strong>It renews automatically every month, at the price at that time, until you cancel.</strong> You can
            cancel on your <a href={paths.profile}>Profile</a> page at any time and without giving a reason. You then
            keep Premium to the end of the billing cycle that you have paid for, are not billed for another one, and can
            undo the cancellation until that day.
          </p>
          <p>
            If a payment fails, the payment provider tries again for a few days, and Premium continues for up to seven
            days. After that the account is on the Free plan: nothing that you saved is deleted, you can still change
            the calculation that you updated last, and you can read the others.
          </p>
          <p>
            A coupon lowers the price by the amount and for the time that it states. If it makes the first bill $0, we
            do not ask for a card; we email you before the first bill above $0.
          </p>
          <p>We give no refund for part of a month, except where the law entitles you to one.</p>
        </>
      ),
    },
    {
      id: DATA_TERMS,
      title: 'Terms of the data providers',
      body: (
        <>
          <p>Figures in {product} are based on the data of others, who have their own terms:</p>
          <ul>
            <li>
              <strong>Rents</strong>: Ministry of Business, Innovation and Employment, Tenancy Services, rental bond
              data, licensed under Creative Commons Attribution 3.0 New Zealand.
            </li>
            <li>
              <strong>Areas</strong>: Stats NZ geographic data, licensed under Creative Commons Attribution 4.0
              International.
            </li>
            <li>{addresses} Addresses that are marked as samples are made up.</li>
            <li>
              <strong>Trends of the region</strong>: Ministry of Housing and Urban Development; the rents in them
              Ministry of Business, Innovation and Employment, Tenancy Services, licensed under Creative Commons
              Attribution 3.0 New Zealand.
            </li>
            <li>
              <strong>Published mortgage rates</strong>: Reserve Bank of New Zealand, tables B20 and B21.
            </li>
            <li>
              <strong>Property information, values, market trends and photographs</strong>, where they are shown:{' '}
              <a href={provider.url}>{provider.name}</a>, under a licence that lets you use them for your own purposes
              but not copy, sell or publish them, or build another database from them. Where they are marked as samples,
              they are made up.
            </li>
          </ul>
          <p>
            We adapt this data: we group it, round it, and choose the area that fits best. None of the providers
            endorses {product}. They provide their data as it is, without a promise that it is complete, correct or
            current, and as far as the law allows neither they nor we are liable for a loss that comes from relying on
            it. Property data is updated monthly, so that a recent change may not show yet.
          </p>
        </>
      ),
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      body: (
        <p>
          What you enter stays yours: your figures, your reasons, your photographs and your logo. You allow us to store
          and show it as far as {product} needs this to work for you, and you confirm that you have the right to give it
          to us. {product} itself, its text, its look and its code are ours or our licensors’.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'Availability',
      body: (
        <p>
          We take reasonable care that {product} works and that what you save is safe, but we do not promise that it is
          always available. You can <a href={paths.yourData}>download</a> everything that you saved at any time, and we
          suggest that you keep copies of what matters to you.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <>
          <p>
            Nothing in these terms takes away rights that you have under the Consumer Guarantees Act 1993, the Fair
            Trading Act 1986 or the Privacy Act 2020. If you use {product} for a business, you agree that the Consumer
            Guarantees Act does not apply, as far as the law allows.
          </p>
          <p>
            Beyond those rights, and as far as the law allows, we are not liable for lost profit or for indirect loss,
            and all that we are liable for in a year is limited to what you paid us in that year or to [an amount],
            whichever is more.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms or the price',
      body: (
        <p>
          We give you at least <strong>30 days’ notice</strong> by email of a change that matters, a change of price
          included. If you do not agree, you can cancel or delete your account before it takes effect. The old terms
          apply to the time that you have paid for. Changes that only make something clearer, or that the law requires,
          may take effect at once.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      body: (
        <>
          <p>
            You can end it at any time by <a href={paths.deleteAccount}>deleting your account</a>. Everything in it is
            then deleted, and Premium ends at once. If you want to use the time that you have paid for, cancel Premium
            first.
          </p>
          <p>
            We can end it with <strong>one month’s notice</strong> by email, and refund what you paid for the time after
            that. If somebody breaks these terms in a way that harms others or {product}, we can close the account at
            once and tell you why.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: (
        <p>
          New Zealand law applies, and New Zealand courts decide. Before it comes to that, please write to {contact}:
          most things can be put right that way. You may also take a claim to the Disputes Tribunal.
        </p>
      ),
    },
  ]
}
