import type { ReactNode } from 'react'
import { Screen } from '../../ui/screen.tsx'
import SupportText from '../texts/support.mdx'
import { TEXT_COMPONENTS } from '../texts/text-components.tsx'
import styles from './support-page.module.css'

export function SupportPage() {
  return (
    <Screen heading="Support">
      <div className={`stack prose reading ${styles.prose}`}>
        <SupportText components={{ ...TEXT_COMPONENTS, Lead, Address }} />
      </div>
    </Screen>
  )
}

function Lead({ children }: { readonly children: ReactNode }) {
  return <div className="large">{children}</div>
}

function Address({ children }: { readonly children: ReactNode }) {
  return <span className={`flex middle breaks ${styles.address}`}>{children}</span>
}
