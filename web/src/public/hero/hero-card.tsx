import { appraiseHero } from './appraise-hero.ts'
import { HeroFieldRow } from './hero-field-row.tsx'
import { HERO_EXAMPLE, HERO_NAMES } from './hero-fields.ts'
import styles from './hero-card.module.css'
import { assumptions, WeekBars, WeekParts, WeekResults } from './week-figures.tsx'

/**
 * "Where the week goes" on the landing page, rendered with example figures. hero.ts makes it interactive; without
 * JavaScript it is a static image with its figures as text. Elements that hero.ts updates have a `data-hero-…`
 * attribute.
 */
export function HeroCard() {
  const result = appraiseHero(HERO_EXAMPLE)
  return (
    <section
      className={`stack packed outlined round-large raised shadow ${styles.card}`}
      data-hero=""
      aria-labelledby="where-the-week-goes"
    >
      <h2 id="where-the-week-goes" className="flex wrap baseline between beside narrow">
        Where the week goes
        <span className="quiet regular">
          An example. <span className="needs-script">Make it yours.</span>
        </span>
      </h2>
      <WeekBars result={result} />
      <WeekResults result={result} />
      <div className={`stack snug no-print ${styles.fields}`}>
        {HERO_NAMES.map((name) => (
          <HeroFieldRow key={name} name={name} />
        ))}
      </div>
      <WeekParts result={result} />
      <p className="tiny pale">{assumptions()}</p>
      <p className="visually-hidden" role="status" data-hero-text="sentence" />
    </section>
  )
}
