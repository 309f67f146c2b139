interface BrandColourProps {
  /** `#rrggbb`, or null for ours, which is below it. */
  readonly colour: string | null
  readonly className: string | undefined
}

/** An area in the colour of a brand. */
export function BrandColour({ colour, className }: BrandColourProps) {
  if (colour === null) return null
  return (
    // A fill, because a page of the server allows no inline style, and printers leave backgrounds out.
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
