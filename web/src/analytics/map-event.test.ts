import { expect, it } from 'vitest'
import { mapEvent } from './map-event.ts'

it.each(['premiumsignup', 'freesignup'] as const)('%s is content that was viewed', (name) => {
  expect(mapEvent({ name }, '')).toEqual({
    ga4: { name: 'view_item', parameters: { content_name: name, items: [{ item_id: name }] } },
    meta: { name: 'ViewContent', parameters: { content_name: name } },
  })
})

it('freesuccess is a registration that is complete', () => {
  expect(mapEvent({ name: 'freesuccess' }, '')).toEqual({
    ga4: { name: 'sign_up', parameters: { content_name: 'freesuccess', method: 'email' } },
    meta: { name: 'CompleteRegistration', parameters: { content_name: 'freesuccess' } },
  })
})

it('premiumsuccess is a purchase of 4.99 NZD, with the mark of its checkout', () => {
  const event = { name: 'premiumsuccess', sessionId: 'cs_test_1234567890', value: 4.99 } as const
  expect(mapEvent(event, 'a-mark')).toEqual({
    ga4: {
      name: 'purchase',
      parameters: {
        content_name: 'premiumsuccess',
        value: 4.99,
        currency: 'NZD',
        transaction_id: 'a-mark',
        items: [{ item_id: 'premium', price: 4.99, quantity: 1 }],
      },
    },
    meta: {
      name: 'Purchase',
      parameters: { content_name: 'premiumsuccess', value: 4.99, currency: 'NZD' },
      eventId: 'a-mark',
    },
  })
})
