import { BrandMark } from '../frame/brand-mark.tsx'
import brand from '../frame/brand.module.css'
import footer from '../frame/footer.module.css'
import frame from '../frame/frame.module.css'
import header from '../frame/header.module.css'
import { ScreenLoading } from '../frame/screen-loading.tsx'
import { paths } from '../paths.ts'
import { PRODUCT_NAME } from './placeholders.ts'

/**
 * The application's first paint: the frame (frame/frame.tsx) without what depends on the person, and a skeleton. React replaces it.
 * Its styles are the application's own. Source: decision 23.
 */
export function AppShell({ layout }: { readonly layout: 'screen' | 'calculator' }) {
  const calculator = layout === 'calculator'
  return (
    <div className={frame.frame}>
      <header className={header.header}>
        <div className={header.inside}>
          <a href={paths.root} className={brand.brand} aria-label={`${PRODUCT_NAME}, start`}>
            <BrandMark />
            <span className={calculator ? brand.nameWhenWide : undefined}>{PRODUCT_NAME}</span>
          </a>
          {calculator ? <p className={header.title}>Calculator</p> : null}
        </div>
      </header>
      {/* The row of the message bar. */}
      <div />
      <main className={frame.main}>
        <ScreenLoading />
      </main>
      <footer className={footer.footer} />
      <p className={frame.late} role="alert">
        This page has not loaded yet. Check your connection, then{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the very address that is open */}
        <a href="">load it again</a>.
      </p>
    </div>
  )
}
