import { usePageContext } from '../model/page-context.ts'
import { YearsAhead } from './years-ahead.tsx'

/** What the home brings over the years, before and after tax. */
export function YearsPage() {
  const { premium } = usePageContext()
  return <YearsAhead premium={premium} />
}
