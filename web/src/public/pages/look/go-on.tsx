import type { LookedPlace } from '@homeyield/contract/look'
import type { LookAsked } from '@homeyield/contract/look-page'
import { use } from 'react'
import { calculatorPath, signUpPath } from '../../../paths.ts'
import { AudienceContext } from '../../public-link.tsx'
import { AnchorButton } from '../parts/anchor-button.tsx'

interface GoOnProps {
  readonly asked: LookAsked
  readonly place: LookedPlace
  readonly look: string
}

/** To a new account that begins with this look; for members to the calculator. */
export function GoOn({ asked: { dwelling, bedrooms, price }, place, look }: GoOnProps) {
  const professional = use(AudienceContext) === 'professional'
  const { sa2_code, address_id, suburb } = place
  return (
    <section className="stack tight pad-wide round-large wash" aria-labelledby="go-on">
      <h2 id="go-on">Go on with your own figures</h2>
      <p className="for-visitor">
        A free account opens the calculator with this place, kind of home and price: your deposit, loan and costs in
        place of the assumptions. {suburb} is then the one suburb whose rents are free. You can take that back within
        ten minutes. It needs no card.
      </p>
      <p className="row for-visitor">
        <AnchorButton look="primary" to={signUpPath({ professional, look })}>
          Sign Up with {suburb}
        </AnchorButton>
      </p>
      <p className="row for-member">
        <AnchorButton look="primary" to={calculatorPath(sa2_code, dwelling, bedrooms, { address_id, price })}>
          Open in the calculator
        </AnchorButton>
      </p>
    </section>
  )
}
