import { keysOf } from '@homeyield/domain/records/keys-of'
import type { ReactNode } from 'react'
import { OWNED_PAGES, paths } from '../../paths.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { Screen } from '../../ui/screen.tsx'

interface OwnedFrameProps {
  readonly page: keyof typeof OWNED_PAGES
  readonly heading?: string
  readonly children: ReactNode
}

const PAGES = keysOf(OWNED_PAGES).map((page) => ({ to: paths[page], name: OWNED_PAGES[page] }))

/** A page of what a person owns. */
export function OwnedFrame({ page, heading = OWNED_PAGES[page], children }: OwnedFrameProps) {
  return (
    <Screen heading={heading} width="wide">
      <PageTabs label="What I own" pages={PAGES} current={paths[page]} />
      {children}
    </Screen>
  )
}
