import { PRODUCT_NAME } from '../../placeholders.ts'
import HowItWorksText from '../texts/how-it-works.mdx'
import { readText } from '../texts/read-text.ts'
import { EXAMPLE_COMPONENTS } from './how-it-works/example-components.tsx'
import styles from './how-it-works/how-it-works.module.css'
import page from './parts/page.module.css'

const SECTIONS = readText(HowItWorksText, EXAMPLE_COMPONENTS)

/** Every formula and data source. The figures are worked out when the web app is built, by the functions of calculator and server. */
export function HowItWorksPage() {
  return (
    <div className={`grid centre ${page.page}`}>
      <div className="stack page-text">
        <p className="small bold accent">How it works</p>
        <h1 className={`heavy ${page.claim}`}>Every formula, with one home worked through</h1>
        <p className={`prose pale ${page.lead}`}>
          {PRODUCT_NAME} hides nothing. Here is every sum, in the order in which it is done, and where the data comes
          from. The calculator itself worked out the figures on this page.
        </p>
      </div>
      <div className={`stack apart ${styles.columns}`}>
        <Contents />
        <div className={`grid shrinks ${styles.sections}`}>
          {SECTIONS.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={`stack loose ${styles.section}`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Contents() {
  return (
    <nav aria-label="On this page" className={`stays ${styles.contents}`}>
      <ul className="flex wrap tight">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a className="inset touch-link pad-x outlined pill raised small bold" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
