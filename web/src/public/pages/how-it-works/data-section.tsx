import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import type { ReactNode } from 'react'
import { dateText } from '../../../ui/date-text.ts'
import { DATA_TERMS, paths } from '../../../paths.ts'
import { guideCosts } from '../../guide-costs.ts'
import { PublicLink } from '../../public-link.tsx'
import { ADDRESS_CREDIT, PRODUCT_NAME, PROVIDER_NAME, SAMPLE_NOTE } from '../../../placeholders.ts'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'

export function DataSection() {
  const costs = guideCosts().map(({ name, yearly }) => `${name.toLowerCase()} ${moneyText(yearly)}`)
  return (
    <section id="data" aria-labelledby="data-title" className={`stack loose ${styles.section}`}>
      <h2 id="data-title">Where the data comes from</h2>
      <dl className={`stack ${styles.sources}`}>
        <Source name="Market rents">
          Tenancy bonds lodged with Tenancy Services, published by the quarter by the Ministry of Business, Innovation
          and Employment (MBIE), CC BY 3.0 NZ. They are a guide, not a ruling on market rent. The ministry leaves out
          areas with too few bonds. We leave out homes of two to four bedrooms whose median is under 60% of the other
          homes of their type in the district, because they are probably let by the room. District and region figures
          are means, weighted by bonds.
        </Source>
        <Source name="Areas">
          Statistical areas 2 and meshblocks of 2018, with their districts and regions: Stats NZ, CC BY 4.0.
        </Source>
        <Source name="Addresses">{ADDRESS_CREDIT}</Source>
        <Source name="Property data (Premium)">
          {PROVIDER_NAME}
          {SAMPLE_NOTE}: rooms, land and floor area, year built, last sale, capital value, photo, and how the suburb’s
          market moved. Property data is updated monthly. What the provider does not know is left empty; nothing is
          guessed.
        </Source>
        <Source name="Trends of the region (Premium)">
          Median and quartile sale prices and median weekly rents of each region by the month, since January 2006:
          Ministry of Housing and Urban Development; rents: MBIE, Tenancy Services, CC BY 3.0 NZ.
        </Source>
        <Source name="Published mortgage rates">
          What banks advertise for new mortgages, on average at the end of each month, by how long the rate is fixed:
          Reserve Bank of New Zealand, tables B20 (standard) and B21 (special, with conditions such as a deposit of
          20%). They are a guide. Rates more than three months old are shown, and not offered.
        </Source>
        <Source name="Default expenses">
          Our own guides as at {dateText(EXPENSE_GUIDE.asAt)}: {costs.join(', ')}, management{' '}
          {EXPENSE_GUIDE.items.property_management_fees}% of the rent. Your own council, insurer and property manager
          can give you exact figures.
        </Source>
      </dl>
      <p>
        {PRODUCT_NAME} is a guide to help you decide, not a registered valuation or financial advice.{' '}
        <PublicLink to={`${paths.termsAndConditions}#${DATA_TERMS}`}>Terms of the data providers</PublicLink>
      </p>
    </section>
  )
}

function Source({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
