import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { AssessmentPicture, OpenHomePicture } from '../../illustrations/panel-pictures.tsx'
import styles from './audience-panels.module.css'

/** Links to the page of each audience. */
export function AudiencePanels() {
  return (
    <section aria-label="Who it is for" className="stack panels">
      <Panel
        to={paths.aboutUs}
        audience="buyer"
        title="Home buyers and investors"
        words="Stand in an open home and know what it would rent for, what it would cost you each week, and what is left."
        picture={<OpenHomePicture />}
      />
      <Panel
        to={`${paths.aboutUs}?professional=true`}
        audience="professional"
        title="Property professionals"
        words="Put your own estimate and its reason beside the market’s figure, and email your client a page they can check."
        picture={<AssessmentPicture />}
      />
    </section>
  )
}

interface PanelProps {
  readonly to: string
  readonly audience: string
  readonly title: string
  readonly words: string
  readonly picture: ReactNode
}

// In the colours of its audience.
function Panel({ to, audience, title, words, picture }: PanelProps) {
  return (
    <div
      className={`relative grid outlined round-large raised shadow clipped ${styles.panel}`}
      data-audience={audience}
    >
      {picture}
      <div className={`stack tight ${styles.words}`}>
        <h2>{title}</h2>
        <p className="pale">{words}</p>
        <a href={to} className={`touch-link filled tight above pad-bar round bold at-start ${styles.enter}`}>
          Enter <span className="visually-hidden">for {title.toLowerCase()}</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M4 10h11m-4.500-5 5 5-5 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </a>
      </div>
    </div>
  )
}
