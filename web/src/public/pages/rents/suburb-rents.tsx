import type { SuburbPage } from '@homeyield/contract/rent-page'
import { writeQuarter } from '@homeyield/domain/dates/write-quarter'
import { formatMoney } from '@homeyield/domain/money/amount'
import { describeConfidence, describeLevel, describeOrder } from '@homeyield/domain/rent/describe-estimate'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { use } from 'react'
import { monthText } from '../../../components/line-chart/chart-text.ts'
import { calculatorPath, paths, signUpPath } from '../../../paths.ts'
import { Screen } from '../../../ui/screen.tsx'
import { AudienceContext, PublicLink } from '../../public-link.tsx'
import { AnchorButton } from '../parts/anchor-button.tsx'
import { KindChoice, kindPath } from './kind-choice.tsx'
import { KindRents } from './kind-rents.tsx'
import { RegionYears } from './region-years.tsx'
import { RentCredits } from './rent-credits.tsx'
import { areaQuery, districtPath, suburbPath } from './rent-paths.ts'
import { capitalise, describeKind, describeSuburb } from './rent-words.ts'

/** /rents/{district}/{suburb}. It needs no script. */
export function SuburbRents({ page }: { readonly page: SuburbPage }) {
  const { district, suburb, dwelling, bedrooms, entries, areas, nearby, years } = page
  const path = suburbPath(district, suburb)
  const kinds = describeKind(dwelling, bedrooms)
  return (
    <Screen heading={describeSuburb(page)} width="wide">
      <nav className="pale" aria-label="Where this page is">
        <PublicLink to={paths.rents}>All districts</PublicLink> ›{' '}
        <PublicLink to={kindPath(districtPath(district), dwelling, bedrooms)}>{district.name}</PublicLink>
      </nav>
      <ChosenRent page={page} />
      <KindChoice {...{ path, dwelling, bedrooms }} />
      <UseArea page={page} />
      <KindRents
        caption={`All homes in ${suburb.name}, dollars a week`}
        heading="Homes"
        rows={entries.map((entry) => ({
          key: `${entry.dwelling} ${entry.number_of_bedrooms}`,
          name: capitalise(describeKind(entry.dwelling, entry.number_of_bedrooms)),
          to: kindPath(path, entry.dwelling, entry.number_of_bedrooms),
          rent: entry,
        }))}
      />
      {areas.length === 0 ? null : (
        <KindRents
          caption={`${capitalise(kinds)} in the areas of ${suburb.name}`}
          heading="Area"
          rows={areas.map(({ sa2_code, name, rent }) => ({
            key: sa2_code,
            name,
            to: `${kindPath(districtPath(district), dwelling, bedrooms)}#area-${sa2_code}`,
            rent,
          }))}
        />
      )}
      <KindRents
        caption={`${capitalise(kinds)} around ${suburb.name}, nearest first`}
        heading="Suburb"
        rows={nearby.map(({ slug, name, district: own, rent }) => ({
          key: `${own.slug}/${slug}`,
          name: own.slug === district.slug ? name : `${name}, ${own.name}`,
          to: kindPath(suburbPath(own, { slug }), dwelling, bedrooms),
          rent,
        }))}
      />
      <section className="stack">
        <h2>Ten years of {years.place}</h2>
        <RegionYears rents={years} />
      </section>
      <p>
        <PublicLink to={districtPath(district)}>Rents in {district.name}, on a map</PublicLink> ·{' '}
        <PublicLink to={paths.rents}>All districts</PublicLink> ·{' '}
        <PublicLink to={paths.howItWorks}>How the rents are worked out</PublicLink>
      </p>
      <RentCredits />
    </Screen>
  )
}

/** The median of the chosen kind, and how sure it is. */
function ChosenRent({ page: { suburb, dwelling, bedrooms, entries } }: { readonly page: SuburbPage }) {
  const entry = findMarketRent(entries, dwelling, bedrooms)
  if (entry === null) {
    return (
      <p className="prose large pale">
        Too few {describeKind(dwelling, bedrooms)} were let in {suburb.name} and around it to tell their rent.
      </p>
    )
  }
  const [from, to] = entry.interval_80
  return (
    <div className="stack tight">
      <p className="prose large pale">
        Median weekly rent: <strong className="ink">{formatMoney(entry.median)}</strong>. Four times in five the median
        is between {formatMoney(from)} and {formatMoney(to)}, the range above. One home can rent for less or for more.
      </p>
      <p>{entry.confidence === 'Low' ? <strong>{describeConfidence(entry)}</strong> : describeConfidence(entry)}</p>
      <p className="quiet">
        {describeLevel(entry)} {describeBonds(entry)} {describeOrder(entries, entry)}
      </p>
    </div>
  )
}

/** The quarter of the bonds, and the month that the figures were brought to. */
function describeBonds({ period, index }: MarketRentEntry): string {
  const step = index.months === 0 ? '' : `, brought to ${monthText(index.to)} with ${index.region}’s rents`
  return `Bonds of ${writeQuarter(period)}${step}.`
}

function UseArea({ page }: { readonly page: SuburbPage }) {
  const { suburb, codes, dwelling, bedrooms } = page
  const professional = use(AudienceContext) === 'professional'
  return (
    <section className="stack tight" aria-label="A home of your own choice">
      <p className="for-visitor">
        What would a home here cost to own, and what would it yield? Put a price to this rent: one suburb is free with
        an account.
      </p>
      <div className="row">
        <span className="for-visitor">
          <AnchorButton look="primary" to={`${signUpPath({ professional })}&${areaQuery(page)}`}>
            Sign Up for free
          </AnchorButton>
        </span>
        <a
          className="touch-link"
          href={calculatorPath(codes, dwelling, bedrooms)}
          aria-label={`Use this area: ${suburb.name}`}
          rel="nofollow"
          data-use
        >
          Use this area
        </a>
      </div>
    </section>
  )
}
