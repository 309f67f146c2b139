import buyerDark from '../../pictures/buyer-dark.webp'
import buyerLight from '../../pictures/buyer-light.webp'
import investorDark from '../../pictures/investor-dark.webp'
import investorLight from '../../pictures/investor-light.webp'
import listDark from '../../pictures/list-dark.webp'
import listLight from '../../pictures/list-light.webp'
import ownerDark from '../../pictures/owner-dark.webp'
import ownerLight from '../../pictures/owner-light.webp'
import professionalDark from '../../pictures/professional-dark.webp'
import professionalLight from '../../pictures/professional-light.webp'
import type { Audience } from '../../page-props.ts'
import styles from './product-screens.module.css'

interface ProductScreen {
  readonly title: string
  readonly words: string
  /** What the picture shows, for people who do not see it. */
  readonly alt: string
  readonly light: string
  readonly dark: string
}

const LIST: ProductScreen = {
  title: 'Which of these fifty?',
  words: 'Paste the homes of an email or a table: each gets its rent and yield, and the best are first.',
  alt: 'A list of homes, best first: each with its price, its rent a week, its gross yield and whether it passes.',
  light: listLight,
  dark: listDark,
}
const BUYER: ProductScreen = {
  title: 'A home to live in',
  words: 'What it costs you each week, beside renting the like, and whether a bank would agree.',
  alt: 'The calculator for a home to live in: $874 a week to live here, beside a weekly rent of $655.',
  light: buyerLight,
  dark: buyerDark,
}
const INVESTOR: ProductScreen = {
  title: 'A home to let',
  words: 'Cash each week today, when it changes next, and what is left after tax over thirty years.',
  alt: 'Ten years of a rental: bars of equity and debt that grow and shrink, and the cash of each year.',
  light: investorLight,
  dark: investorDark,
}
const OWNER: ProductScreen = {
  title: 'What you own',
  words: 'Worth, owed and cash of all your homes together, and the dates on which a rate ends.',
  alt: 'What I own: worth today, owed today, equity, loan to value and cash each week of two homes.',
  light: ownerLight,
  dark: ownerDark,
}
const PROFESSIONAL: ProductScreen = {
  title: 'A page to sign',
  words: 'A rental appraisal with your own figure first and the market’s evidence beside it, sent in a minute.',
  alt: 'A rental appraisal for an owner: $660 to $700 a week, with the market’s figure of $655 beside it.',
  light: professionalLight,
  dark: professionalDark,
}

const ORDER: Readonly<Record<Audience, readonly ProductScreen[]>> = {
  buyer: [LIST, BUYER, INVESTOR, OWNER, PROFESSIONAL],
  professional: [PROFESSIONAL, LIST, INVESTOR, BUYER, OWNER],
}

/** The product as each kind of person sees it: pictures of its own screens, drawn by e2e/draw-screens.ts. */
export function ProductScreens({ audience }: { readonly audience: Audience }) {
  return (
    <section aria-labelledby="screens" className="stack loose">
      <h2 id="screens">What you will see</h2>
      <ul className="grid apart panels">
        {ORDER[audience].map(({ title, words, alt, light, dark }) => (
          <li key={title} className="stack tight">
            <picture>
              <source srcSet={dark} media="(prefers-color-scheme: dark)" />
              <img
                className={`full outlined round ${styles.picture}`}
                src={light}
                alt={alt}
                width="400"
                height="560"
                loading="lazy"
              />
            </picture>
            <h3>{title}</h3>
            <p className="pale">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
