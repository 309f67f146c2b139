import type { MarketingEvent } from './marketing-event.ts'

export interface ProviderEvent {
  readonly ga4: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }
  readonly meta: {
    readonly name: 'ViewContent' | 'CompleteRegistration' | 'Purchase'
    readonly parameters: Readonly<Record<string, unknown>>
    /** Lets Meta recognise a repeated event. */
    readonly eventId?: string
  }
}

/**
 * An event for each provider: GA4's recommended events and Meta's standard ones. `mark` identifies a purchase without
 * revealing the checkout's id.
 */
export function mapEvent(event: MarketingEvent, mark: string): ProviderEvent {
  const named = { content_name: event.name }
  switch (event.name) {
    case 'premiumsignup':
    case 'freesignup':
      return {
        ga4: { name: 'view_item', parameters: { ...named, items: [{ item_id: event.name }] } },
        meta: { name: 'ViewContent', parameters: named },
      }
    case 'freesuccess':
      return {
        ga4: { name: 'sign_up', parameters: { ...named, method: 'email' } },
        meta: { name: 'CompleteRegistration', parameters: named },
      }
    case 'premiumsuccess': {
      const price = { value: event.value, currency: 'NZD' }
      const items = [{ item_id: 'premium', price: event.value, quantity: 1 }]
      return {
        ga4: { name: 'purchase', parameters: { ...named, ...price, transaction_id: mark, items } },
        meta: { name: 'Purchase', parameters: { ...named, ...price }, eventId: mark },
      }
    }
  }
}
