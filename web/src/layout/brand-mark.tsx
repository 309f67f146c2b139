/** The logo: a roof over two bars, a week's costs and its rent. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="rigid">
      <rect width="32" height="32" rx="8" fill="light-dark(var(--accent), var(--accent-wash))" />
      <path
        d="M6 16.5 16 8l10 8.5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        stroke="light-dark(#fff, var(--accent))"
        strokeWidth="2.5"
      />
      <path
        d="M9 20h9"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        stroke="light-dark(var(--accent-wash), var(--ink))"
        strokeWidth="3"
      />
      <path d="M9 25h14" fill="none" strokeLinecap="round" strokeLinejoin="round" stroke="#f0a93a" strokeWidth="3" />
    </svg>
  )
}
