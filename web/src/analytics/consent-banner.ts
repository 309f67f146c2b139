import { paths } from '../paths.ts'
import styles from './consent-banner.module.css'
import type { Choice } from './consent.ts'

interface BannerOptions {
  readonly providers: { readonly ga4: boolean; readonly metaPixel: boolean }
  readonly chosen: Choice | null
  readonly onChoice: (choice: Choice) => void
  /**
   * What opened the banner: the banner takes the focus and returns it. Null when it opened by itself, without taking
   * the focus.
   */
  readonly opener: HTMLElement | null
}

const TITLE_ID = 'analytics-title'

/** Both look the same: neither is preferred. */
const CHOICE = 'target pad-bar edged round raised ink bold dense washes'

/**
 * Asks whether visits may be measured, at the end of the window and early in the tab order, without blocking the
 * page. Stays until a button is pressed. Returns how to close it.
 */
export function openConsentBanner({ providers, chosen, onChoice, opener }: BannerOptions): () => void {
  const banner = make('section', {
    className: `stack tight pad edged round raised ink shadow-over no-print ${styles['banner']}`,
    tabIndex: -1,
  })
  banner.setAttribute('aria-labelledby', TITLE_ID)
  const title = make('h2', { id: TITLE_ID, className: `large ${styles['title']}` }, 'May we measure your visit?')
  const words = make(
    'p',
    { className: `small pale ${styles['words']}` },
    sentencesFor(providers),
    make('a', { href: `${paths.privacyPolicy}#browser` }, 'Privacy Policy'),
  )
  const now = make(
    'p',
    { className: `small bold ${styles['now']}`, hidden: chosen === null },
    chosen === 'accepted' ? 'You have accepted.' : 'You have declined.',
  )
  const buttons = make(
    'div',
    { className: `stack tight halves ${styles['buttons']}` },
    choiceButton('Accept', 'accepted'),
    choiceButton('No thanks', 'declined'),
  )
  banner.append(title, words, now, buttons)

  function choiceButton(text: string, choice: Choice): HTMLElement {
    const button = make('button', { type: 'button', className: CHOICE }, text)
    button.addEventListener('click', () => {
      const hadFocus = banner.contains(document.activeElement)
      close()
      const next = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main')
      if (hadFocus) next?.focus({ preventScroll: true })
      onChoice(choice)
    })
    return button
  }

  // The page gets space below, so that nothing stays hidden under the banner.
  const root = document.documentElement
  const measure = new ResizeObserver(() => {
    root.style.setProperty('--analytics-height', `${Math.ceil(banner.getBoundingClientRect().height)}px`)
  })
  function close() {
    measure.disconnect()
    root.style.removeProperty('--analytics-height')
    banner.remove()
  }

  // After the skip link, which stays first on the page.
  const skip = document.querySelector('a[href="#main"]')
  if (skip === null) document.body.prepend(banner)
  else skip.after(banner)
  measure.observe(banner)
  if (opener !== null) banner.focus()
  return close
}

function sentencesFor({ ga4, metaPixel }: BannerOptions['providers']): string {
  const names = [...(ga4 ? ['Google Analytics'] : []), ...(metaPixel ? ['Meta (Facebook)'] : [])].join(' and ')
  const aim = metaPixel ? 'which pages and advertisements' : 'which pages'
  return (
    `Only if you accept, ${names} will set cookies and learn which kind of page you open and whether you sign up or buy. ` +
    `This shows us ${aim} help. `
  )
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...content)
  return element
}
