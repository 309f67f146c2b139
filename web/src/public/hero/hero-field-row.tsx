import { figureText } from '../../ui/figure-text.ts'
import field from '../../ui/field.module.css'
import { HERO_EXAMPLE, HERO_FIELDS, type HeroName } from './hero-fields.ts'
import styles from './hero-card.module.css'

/** One figure of the example: label, box and slider, both hidden until they work; until then the figure as text. */
export function HeroFieldRow({ name }: { name: HeroName }) {
  const { label, prefix, suffix, decimals, highest, step } = HERO_FIELDS[name]
  const id = `hero-${name}`
  const text = figureText(HERO_EXAMPLE[name], prefix === '$')
  return (
    <div className={`grid middle beside ${styles.field}`} data-hero-field={name}>
      <label className="bold" htmlFor={id}>
        {label}
      </label>
      <p className={`figure bold pad-x ${styles.fact}`}>{`${prefix}${text}${suffix}`}</p>
      <div className={`flex middle target edged round raised pad-x ${field.box} ${styles.box}`}>
        {prefix ? (
          <span className="pale" aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          id={id}
          className={`figure grows full shrinks medium bold ${field.input}`}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue={text}
          aria-describedby={suffix ? `${id}-unit ${id}-error` : `${id}-error`}
        />
        {suffix ? (
          <span className="pale" id={`${id}-unit`}>
            {suffix}
          </span>
        ) : null}
      </div>
      <input
        type="range"
        className={`needs-script inset round across full pointer range ${styles.range}`}
        min="0"
        max={highest}
        step={step}
        defaultValue={HERO_EXAMPLE[name]}
        aria-label={label}
        aria-valuetext={`${prefix}${text}${suffix}`}
        autoComplete="off"
      />
      <p className="across small bold loss" id={`${id}-error`} hidden />
    </div>
  )
}
