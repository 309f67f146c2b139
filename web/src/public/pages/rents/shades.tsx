/** From the lowest rents to the highest (tokens in rents.module.css). */
const SHADES = [1, 2, 3, 4, 5] as const

/** The shade of a class: fewer than five classes are spread over the scale. */
export function shadeOf(index: number, classes: number): number {
  return classes === 1 ? 3 : 1 + Math.round((index * (SHADES.length - 1)) / (classes - 1))
}

export function stripesOf(shade: number): string {
  return `url(#stripes-${shade})`
}

/** Stripes in each shade, for rents that are not sure. `size` is in the drawing's units. */
export function StripePatterns({ size }: { readonly size: number }) {
  return (
    <defs>
      {SHADES.map((shade) => (
        <pattern
          key={shade}
          id={`stripes-${shade}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          data-stripes
        >
          <rect width={size} height={size} data-shade={shade} />
          <rect width={size * 0.6} height={size} data-shade="stripe" />
        </pattern>
      ))}
    </defs>
  )
}
