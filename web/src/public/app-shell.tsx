import { BrandMark } from '../layout/brand-mark.tsx'
import brand from '../layout/brand.module.css'
import frame from '../layout/frame.module.css'
import header from '../layout/header.module.css'
import { ScreenLoading } from '../layout/screen-loading.tsx'
import { paths } from '../paths.ts'
import { PRODUCT_NAME } from '../placeholders.ts'

/**
 * The application's first paint: its frame (layout/frame.tsx) without personal parts, and a skeleton, with the
 * application's styles. React replaces it. Source: decision 23.
 */
export function AppShell({ layout }: { readonly layout: 'screen' | 'calculator' }) {
  const calculator = layout === 'calculator'
  return (
    <div className="page-frame">
      <header className={`line-below paper no-print ${header.header}`}>
        <div className={`flex middle wide centre pad-sides ${header.inside}`}>
          <a
            href={paths.root}
            className="touch-link snug round ink heavy narrow larger"
            aria-label={`${PRODUCT_NAME}, start`}
          >
            <BrandMark />
            <span className={calculator ? brand.nameWhenWide : undefined}>{PRODUCT_NAME}</span>
          </a>
          {calculator ? <p className="rigid heavy narrow larger">Calculator</p> : null}
        </div>
      </header>
      <main className={`shrinks ${frame.main}`}>
        <ScreenLoading />
      </main>
      <footer className="quiet line-above sunken" />
      <p className={`raised shadow text-centre ${frame.late}`} role="alert">
        This page has not loaded yet. Check your connection, then{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the very address that is open */}
        <a href="">load it again</a>.
      </p>
    </div>
  )
}
