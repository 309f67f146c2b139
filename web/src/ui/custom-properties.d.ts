import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet reads with `var()`. */
    readonly [property: `--${string}`]: string | number
  }
}
