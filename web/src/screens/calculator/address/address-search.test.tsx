import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { configQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { AddressSearch } from './address-search.tsx'

vi.hoisted(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { querySelector: () => null })
})
// Rendered on the server, where useSyncExternalStore has no snapshot.
vi.mock('../../../api-client/use-online.ts', () => ({ useOnline: () => true }))

function render(config: { readonly has_addresses: boolean }, busy = false): string {
  const client = new QueryClient()
  client.setQueryData(configQuery.queryKey, config as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CalculatorProvider store={createCalculatorStore(stateOf(newForm([])))}>
        <AddressSearch
          property=""
          choose={() => undefined}
          onTyped={() => undefined}
          onByHand={() => undefined}
          busy={busy}
        />
      </CalculatorProvider>
    </QueryClientProvider>,
  )
}

it('says at the address that there are none to search, and what to do', () => {
  const sentence = 'There are no addresses to search here yet. Enter it yourself.'
  expect(render({ has_addresses: false })).toContain(sentence)
  expect(render({ has_addresses: true })).not.toContain('no addresses')
  expect(render({ has_addresses: false }, true)).toContain('Looking up the market rent…')
})
