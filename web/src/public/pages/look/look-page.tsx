import type { PlaceChoice } from '@homeyield/contract/look'
import type { LookPage, LookUsedPage } from '@homeyield/contract/look-page'
import type { ReactNode } from 'react'
import { calculatorPath, paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen.tsx'
import { PublicLink } from '../../public-link.tsx'
import type { PublicPage } from '../../public-pages.ts'
import { AnchorButton } from '../parts/anchor-button.tsx'
import { kindPath } from '../rents/kind-choice.tsx'
import { PlaceBox } from '../rents/place-box.tsx'
import { RentCredits } from '../rents/rent-credits.tsx'
import { districtPath } from '../rents/rent-paths.ts'
import { describeKind } from '../rents/rent-words.ts'
import { FoundRent } from './found-rent.tsx'
import { placePath } from './look-paths.ts'
import styles from './look.module.css'

/** The rent of one place as the other public pages are described. It is not for search engines. */
export function describeLookPage(page: LookPage): PublicPage {
  const heading = headingOf(page)
  return {
    name: 'rents',
    layout: 'public',
    access: 'anyone',
    indexed: false,
    path: paths.rents,
    title: heading,
    look: page.result.state === 'found' ? page.result.look : null,
    Page: () => (
      <Screen heading={heading} width="wide">
        <PlaceBox
          place={page.asked.place}
          kind={page.asked}
          typedPrice={page.asked.priceProblem === '' ? page.asked.typedPrice : ''}
        />
        <Content page={page} />
        <RentCredits />
      </Screen>
    ),
  }
}

function headingOf({ asked, result }: LookPage): string {
  switch (result.state) {
    case 'found': {
      const kind = describeKind(asked.dwelling, asked.bedrooms)
      return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} in ${result.place.name}`
    }
    case 'choices':
      return result.choices.length === 0 ? `Nothing found for “${asked.place}”` : 'Which place do you mean?'
    case 'used':
      return `Rents in ${result.wanted.suburb}`
    case 'refused':
      return 'The rent of a place'
  }
}

function Content({ page: { asked, result } }: { readonly page: LookPage }): ReactNode {
  switch (result.state) {
    case 'found':
      return <FoundRent asked={asked} found={result} />
    case 'choices':
      return (
        <>
          {result.district === null ? null : (
            <p>
              <PublicLink to={kindPath(districtPath(result.district), asked.dwelling, asked.bedrooms)}>
                Rents in all of {result.district.name}
              </PublicLink>
              , on a map and in a table.
            </p>
          )}
          <Choices asked={asked} choices={result.choices} />
        </>
      )
    case 'used':
      return <LookIsUsed asked={asked} result={result} />
    case 'refused':
      return <p role="alert">{result.sentence}</p>
  }
}

function NothingFound() {
  return (
    <div className="stack tight">
      <p>Check the spelling, or enter the suburb alone, such as Newtown.</p>
      <p>
        <PublicLink to={paths.rents}>Rents by district</PublicLink>
      </p>
    </div>
  )
}

interface ChoicesProps {
  readonly asked: LookPage['asked']
  readonly choices: readonly PlaceChoice[]
}

function Choices({ asked, choices }: ChoicesProps) {
  if (choices.length === 0) return <NothingFound />
  return (
    <ul className={`prose ${styles.choices}`}>
      {choices.map((choice) => (
        <li key={`${choice.sa2_code} ${choice.address_id}`}>
          <PublicLink to={kindPath(placePath(asked, choice), asked.dwelling, asked.bedrooms)}>{choice.name}</PublicLink>
        </li>
      ))}
    </ul>
  )
}

interface LookIsUsedProps {
  readonly asked: LookPage['asked']
  readonly result: LookUsedPage
}

function LookIsUsed({ asked: { dwelling, bedrooms }, result: { used, wanted, wantedPage } }: LookIsUsedProps) {
  const openPage = wantedPage === null ? paths.rents : kindPath(wantedPage, dwelling, bedrooms)
  const seen = used.address ?? `${used.suburb}, ${used.city}`
  const usedPath = kindPath(placePath({ place: seen, typedPrice: '' }, used), used.dwelling, used.bedrooms)
  return (
    <div className="stack">
      <p className="for-visitor">Without an account you can look at one suburb a day.</p>
      <p>
        You have looked at <PublicLink to={usedPath}>{seen}</PublicLink>, which you can open again. The open pages about
        rents have other suburbs:{' '}
        <PublicLink to={openPage}>{wantedPage === null ? 'Rents by district' : wanted.suburb}</PublicLink>.
      </p>
      <p className="for-visitor">
        With a free account you can choose one suburb for your calculations, {wanted.suburb} or any other. It needs no
        card.
      </p>
      <p className="row">
        <AnchorButton look="primary" to={calculatorPath(wanted.sa2_code, dwelling, bedrooms)}>
          <span className="for-visitor">Sign Up with {wanted.suburb}</span>
          <span className="for-member">Use this area</span>
        </AnchorButton>
      </p>
    </div>
  )
}
