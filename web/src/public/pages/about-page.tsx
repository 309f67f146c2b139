import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { QUESTIONS } from '../content/questions.ts'
import type { Audience, PageProps } from '../page-props.ts'
import { publicAddress } from '../public-address.ts'
import BuyersText from '../texts/about-buyers.mdx'
import ProfessionalsText from '../texts/about-professionals.mdx'
import { TEXT_COMPONENTS } from '../texts/text-components.tsx'
import { AboutHead } from './about/about-head.tsx'
import { Points } from './about/points.tsx'
import { StartButton } from './about/start-button.tsx'
import { Steps } from './about/steps.tsx'
import { AnchorButton } from './parts/anchor-button.tsx'
import page from './parts/page.module.css'
import { Questions } from './parts/questions.tsx'

export function AboutPage({ audience }: PageProps) {
  const Text = audience === 'professional' ? ProfessionalsText : BuyersText
  return (
    <div className={`grid centre ${page.page}`}>
      <Text components={{ ...TEXT_COMPONENTS, Steps, Points, ...componentsFor(audience) }} />
    </div>
  )
}

interface HeadProps {
  readonly claim: string
  readonly children: ReactNode
}

interface EndProps {
  readonly title: string
  readonly children: ReactNode
}

function componentsFor(audience: Audience) {
  return {
    Head: (head: HeadProps) => <AboutHead audience={audience} {...head} />,
    Questions: () => <Questions questions={QUESTIONS[audience]} />,
    End: ({ title, children }: EndProps) => (
      <section aria-labelledby="begin" className={`stack round-large wash ${page.end}`}>
        <h2 id="begin">{title}</h2>
        <div className={`prose pale ${page.quiet}`}>{children}</div>
        <p className={`flex wrap snug ${page.actions}`}>
          <StartButton audience={audience} />
          <AnchorButton to={publicAddress(paths.howItWorks, audience)}>See every formula</AnchorButton>
        </p>
      </section>
    ),
  }
}
