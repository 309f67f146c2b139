const SHAPES = {
  line: <path stroke="var(--accent)" strokeWidth="3" d="M0 6h16" />,
  quiet: <path stroke="var(--edge)" strokeWidth="2" strokeDasharray="4 2" d="M0 6h16" />,
  band: <rect fill="var(--accent-wash)" stroke="var(--accent)" x="0.5" y="1.5" width="15" height="9" rx="2" />,
  dot: <circle fill="var(--accent)" cx="8" cy="6" r="6" />,
  diamond: <path fill="var(--ink)" d="m8 0 6 6-6 6-6-6z" />,
  bar: <rect fill="var(--amber)" y="2" width="16" height="8" rx="3" />,
  equity: <rect fill="var(--accent)" x="2" width="12" height="12" rx="3" />,
  debt: <rect fill="var(--edge)" x="2" width="12" height="12" rx="3" />,
  cash: <rect fill="var(--ink-quiet)" x="6" width="4" height="12" rx="2" />,
  flat: <path stroke="var(--ink)" strokeWidth="2" strokeDasharray="4 2" d="M0 6h16" />,
  before: <path stroke="var(--ink-quiet)" strokeWidth="2" d="M0 6h16" />,
  after: <path stroke="var(--accent)" strokeWidth="3" strokeDasharray="3 3" d="M0 6h16" />,
} as const

export type LegendLook = keyof typeof SHAPES

/** How a line, an area or a marker of a chart looks, beside its name. */
export function LegendKey({ look }: { readonly look: LegendLook }) {
  return (
    <svg className="rigid exact" data-look={look} viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
      {SHAPES[look]}
    </svg>
  )
}
