import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { CalculatorProvider } from '../../model/calculator-provider.tsx'
import type { CalculatorState } from '../../model/calculator-state.ts'
import { createCalculatorStore } from '../../model/calculator-store.ts'

/** What a page of a home, or a part of it, shows at first. */
export function renderPage(state: CalculatorState, page: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CalculatorProvider store={createCalculatorStore(state)}>{page}</CalculatorProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

/** The words that are seen, without those for screen readers. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">[^<]*<\/span>/gu, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
}
