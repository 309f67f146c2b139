import { createElement } from 'react'
import type { ReactNode } from 'react'

/** Content for installations where payments are a trial; the server removes it elsewhere (api/src/public-pages/fill-page.ts). */
export function WhenTrial({ children }: { readonly children: ReactNode }) {
  return createElement('when-trial', null, children)
}
