import type { LookedPlace } from '@homeyield/contract/look'
import type { LookAsked } from '@homeyield/contract/look-page'
import { ASSUMED_INTEREST_RATE } from '@homeyield/domain/loans/loan-options'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { use } from 'react'
import { paths } from '../../../paths.ts'
import button from '../../../ui/button.module.css'
import field from '../../../ui/field.module.css'
import { appraiseHero } from '../../hero/appraise-hero.ts'
import hero from '../../hero/hero-card.module.css'
import { assumptions, WeekBars, WeekParts, WeekResults } from '../../hero/week-figures.tsx'
import { AudienceContext } from '../../public-link.tsx'

interface WeekAtPriceProps {
  readonly asked: LookAsked
  readonly place: LookedPlace
  /** NZD a week. */
  readonly rent: number
}

/** A box for the price, and with one the yields, cash each week and where the week goes. */
export function WeekAtPrice({ asked, place, rent }: WeekAtPriceProps) {
  const { price } = asked
  return (
    <section className={`stack packed outlined round-large raised shadow ${hero.card}`} aria-labelledby="week">
      <h2 id="week">{price ? `Where the week goes at ${formatMoney(price)}` : 'Does it pay for itself?'}</h2>
      <PriceForm asked={asked} place={place} />
      {price ? <Week price={price} rent={rent} dwelling={asked.dwelling} /> : null}
    </section>
  )
}

interface WeekProps extends Pick<LookAsked, 'dwelling'> {
  readonly price: number
  readonly rent: number
}

function Week({ price, rent, dwelling }: WeekProps) {
  const figures = { weekly_rental_income: rent, purchase_price: price, interest_rate: ASSUMED_INTEREST_RATE }
  const result = appraiseHero(figures)
  return (
    <>
      <WeekResults result={result} />
      <WeekBars result={result} />
      <WeekParts result={result} />
      <p className="tiny pale">
        The median rent, and an interest rate of {formatPercent(ASSUMED_INTEREST_RATE)}. {assumptions(dwelling)}
      </p>
    </>
  )
}

function PriceForm({
  asked: { place: typed, dwelling, bedrooms, typedPrice, priceProblem },
  place,
}: Omit<WeekAtPriceProps, 'rent'>) {
  const isWrong = priceProblem !== ''
  return (
    <form
      action={paths.rents}
      className={`stack close packed shrinks ${field.field}`}
      data-invalid={isWrong || undefined}
    >
      <input type="hidden" name="place" value={typed} />
      {place.address_id === null ? (
        <input type="hidden" name="sa2_code" value={place.sa2_code} />
      ) : (
        <input type="hidden" name="address_id" value={place.address_id} />
      )}
      <input type="hidden" name="dwelling" value={dwelling} />
      <input type="hidden" name="bedrooms" value={bedrooms} />
      {use(AudienceContext) === 'professional' ? <input type="hidden" name="professional" value="true" /> : null}
      <label className={`bold ${field.label}`} htmlFor="price">
        Price
      </label>
      <div className="flex wrap tight">
        <div className={`grows-wide flex middle target edged round raised clipped ${field.box}`}>
          <input
            id="price"
            name="price"
            className={`figure grows full shrinks medium ${field.input}`}
            defaultValue={typedPrice}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            aria-invalid={isWrong || undefined}
            aria-describedby="price-note"
          />
        </div>
        <button type="submit" className={`${button.button} ${button.secondary}`}>
          Show the week
        </button>
      </div>
      <p id="price-note" className={isWrong ? `small bold loss ${field.error}` : 'quiet'}>
        {isWrong ? priceProblem : 'What you would pay for it, such as 850,000 or 850k.'}
      </p>
    </form>
  )
}
