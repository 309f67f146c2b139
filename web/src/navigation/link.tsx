import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation } from 'react-router'
import { useNavigate } from './app-router-context.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the app, or a search or section within the page of the moment. */
  readonly to: string
  /** What the page arrived at is given along. */
  readonly state?: unknown
  readonly preventScrollReset?: boolean
}

/** A link within the app. Opening it elsewhere (with a key held, or the middle button) is left to the browser. */
export function Link({ to, state, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const href = useHref(to)
  const here = createPath(useLocation())
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // Like a browser: where somebody is already, they do not come a second time.
    void navigate(to, { state, preventScrollReset, replace: href === here })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

function isPlain({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const elsewhere = currentTarget.target !== '' && currentTarget.target !== '_self'
  return button === 0 && !elsewhere && !altKey && !ctrlKey && !metaKey && !shiftKey
}
