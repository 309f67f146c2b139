import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { AssessmentPicture, OpenHomePicture } from '../../illustrations/panel-pictures.tsx'
import type { Audience } from '../../page-props.ts'
import { publicAddress } from '../../public-address.ts'
import page from '../parts/page.module.css'
import { AnchorButton } from '../parts/anchor-button.tsx'
import styles from './about.module.css'
import { StartButton } from './start-button.tsx'

interface AboutHeadProps {
  readonly audience: Audience
  readonly claim: string
  /** What follows the claim. */
  readonly children: ReactNode
}

const FOR = { buyer: 'For home buyers and investors', professional: 'For property professionals' } as const

/** The head of the page: its audience, a link to the other audience's page, and an illustration. */
export function AboutHead({ audience, claim, children }: AboutHeadProps) {
  const professional = audience === 'professional'
  return (
    <div className={`stack apart ${styles.first}`}>
      <div className="stack packed">
        <p className="small bold accent">{FOR[audience]}</p>
        <h1 className={`heavy ${page.claim}`}>{claim}</h1>
        <div className={`prose pale ${page.lead}`}>{children}</div>
        <p className={`flex wrap snug ${page.actions}`}>
          <StartButton audience={audience} />
          <AnchorButton to={publicAddress(paths.plans, audience)}>See the plans</AnchorButton>
        </p>
        <p className={`pale ${styles.other}`}>
          {professional ? 'Buying or investing yourself? ' : 'Advising others? '}
          <a href={professional ? paths.aboutUs : `${paths.aboutUs}?professional=true`}>
            Read the page {FOR[professional ? 'buyer' : 'professional'].replace('For', 'for')}
          </a>
        </p>
      </div>
      <div className="round-large clipped">{professional ? <AssessmentPicture /> : <OpenHomePicture />}</div>
    </div>
  )
}
