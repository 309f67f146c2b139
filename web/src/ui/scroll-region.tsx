import type { ReactNode, Ref } from 'react'

interface ScrollRegionProps {
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Content that scrolls, so it must be focusable for the keyboard (axe: scrollable-region-focusable). */
export function ScrollRegion({ label, className, children, ref }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className={`scroll-region ${className ?? ''}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
