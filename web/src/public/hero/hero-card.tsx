import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../ui/date-text.ts'
import { guideCosts } from '../guide-costs.ts'
import { appraiseHero, HERO_DEPOSIT, HERO_YEARS } from './appraise-hero.ts'
import { HeroFieldRow } from './hero-field-row.tsx'
import { HERO_EXAMPLE, HERO_NAMES } from './hero-fields.ts'
import styles from './hero-card.module.css'
import { placePieces, type Piece } from './place-pieces.ts'

/**
 * "Where the week goes" on the landing page, rendered with example figures. hero.ts makes it interactive; without
 * JavaScript it is a static image with its figures as text. Elements that hero.ts updates have a `data-hero-…`
 * attribute. Shares are SVG attributes, because the content security policy forbids inline styles.
 */
export function HeroCard() {
  const result = appraiseHero(HERO_EXAMPLE)
  const { week } = result
  const pieces = placePieces(week)
  return (
    <section className={`stack ${styles.card}`} data-hero="" aria-labelledby="where-the-week-goes">
      <h2 id="where-the-week-goes" className={styles.title}>
        Where the week goes
        <span className={`quiet ${styles.example}`}>
          An example. <span className={styles.live}>Make it yours.</span>
        </span>
      </h2>
      <div className={styles.bars} aria-hidden="true">
        <p className={`quiet ${styles.caption}`}>
          The week’s rent{' '}
          <span className="figure" data-hero-text="rent">
            {week.rent}
          </span>
        </p>
        <Bar pieces={pieces.rent} />
        <p className={`quiet ${styles.caption}`}>
          What it has to pay for{' '}
          <span className="figure" data-hero-text="costs">
            {result.costs}
          </span>
        </p>
        <Bar pieces={pieces.costs} />
      </div>
      <dl className={styles.results}>
        <div className={styles.left} data-hero-short={String(week.short)} data-hero-gain={String(week.gain)}>
          <dt data-hero-text="leftLabel">{week.leftLabel}</dt>
          <dd className="figure" data-hero-text="leftValue">
            {week.leftValue}
          </dd>
        </div>
        <div>
          <dt>Gross yield</dt>
          <dd className="figure" data-hero-text="gross">
            {result.gross}
          </dd>
        </div>
        <div data-hero-loss={String(result.netLoss)}>
          <dt>Net yield</dt>
          <dd className="figure" data-hero-text="net">
            {result.net}
          </dd>
        </div>
      </dl>
      <div className={styles.fields}>
        {HERO_NAMES.map((name) => (
          <HeroFieldRow key={name} name={name} />
        ))}
      </div>
      <dl className={styles.parts}>
        {week.parts.map(({ part, label, value }) => (
          <div key={part}>
            <dt>
              <span className={styles.key} data-part={part} aria-hidden="true" />
              {label}
            </dt>
            <dd className="figure" data-hero-part={part}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.assumptions}>{assumptions()}</p>
      <p className="visually-hidden" role="status" data-hero-text="sentence" />
    </section>
  )
}

function Bar({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <svg className={styles.bar} width="100%" height="36">
      <defs>
        <pattern
          id={`hatch-${pieces[0]?.piece}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M1 0v7" className={styles.hatch} />
        </pattern>
      </defs>
      {pieces.map(({ piece, x, width }) => (
        <rect
          key={piece}
          className={styles.piece}
          data-part={piece}
          data-hero-piece={piece}
          x={x}
          width={width}
          height="100%"
        />
      ))}
    </svg>
  )
}

function assumptions(): string {
  const costs = guideCosts().toSorted((one, other) => one.place - other.place)
  const listed = new Intl.ListFormat('en-NZ').format(
    costs.map(({ name, yearly }) => `${name.toLowerCase()} ${formatMoney(yearly)}`),
  )
  return (
    `Assumptions: a house, ${HERO_DEPOSIT}% deposit, principal and interest over ${HERO_YEARS} years, paid weekly; a year’s ` +
    `${listed}; management ${EXPENSE_GUIDE.items.property_management_fees}% of the rent; two weeks empty. These costs are guides as at ` +
    `${dateText(EXPENSE_GUIDE.asAt)}; you can change each of them in the calculator. Weekly costs are a year’s costs divided by 52, with the interest and principal of the first year, before tax.`
  )
}
