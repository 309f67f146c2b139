import { createHmac } from 'node:crypto'
import { context, propagation } from '@opentelemetry/api'
import type { AddressSource } from './addresses/address-source.ts'
import { sharedSecret, type Settings } from './config/settings.ts'
import { openAddressFinderGateway } from './gateways/addressfinder/addressfinder-gateway.ts'
import { openCotalityGateway } from './gateways/cotality/cotality-gateway.ts'
import { openDiskObjectStore } from './gateways/disk/disk-object-store.ts'
import type { Fetch } from './gateways/fetch-response.ts'
import { openMbieGateway } from './gateways/mbie/mbie-gateway.ts'
import { openSmtpGateway } from './gateways/smtp/smtp-gateway.ts'
import { noPayments } from './gateways/stripe/no-payments.ts'
import { openStripeGateway } from './gateways/stripe/stripe-gateway.ts'
import type { MailGateway } from './mail/mail-port.ts'
import type { ProviderMeter } from './metrics/measure-providers.ts'
import type { Provider } from './metrics/metrics.ts'
import type { MarketRentGateway } from './market-rent/rent-source.ts'
import type { PropertyDataGateway } from './property-data/property-data-port.ts'
import type { PaymentsGateway } from './subscriptions/payments-port.ts'
import { currentRequest, REQUEST_ID_HEADER } from './server/request-id.ts'
import type { ObjectStore } from './uploads/object-store-port.ts'
import { POST_PATH, type PostReceiver } from './uploads/post-port.ts'

export interface Gateways {
  readonly payments: PaymentsGateway
  readonly mail: MailGateway | null
  readonly addresses: AddressSource | null
  readonly marketRents: MarketRentGateway | null
  readonly propertyData: PropertyDataGateway | null
  readonly objects: ObjectStore
  /** The object store, when it receives posts itself. */
  readonly posts: PostReceiver | null
}

interface GatewayDeps {
  readonly now: () => number
  readonly providers: ProviderMeter
  /** Logs a sentence without personal data. */
  readonly warn: (sentence: string) => void
  readonly origin: () => string
}

export async function chooseGateways(settings: Settings, deps: GatewayDeps): Promise<Gateways> {
  const { stripe, smtpUrl, addressFinder, mbie, cotality } = settings
  const { providers } = deps
  const from = { name: settings.productName, address: settings.mailFrom }
  const via = (provider: Provider) => ({ ...deps, fetch: fetchFrom(provider, providers) })
  const { objects, posts } = await chooseObjectStore({ ...settings, jwtSecret: sharedSecret(settings) }, deps)
  return {
    payments: stripe === null ? noPayments() : providers.gateway('stripe', openStripeGateway(stripe)),
    mail: smtpUrl === null ? null : providers.mail(openSmtpGateway({ url: smtpUrl, from })),
    addresses: addressFinder && openAddressFinderGateway(addressFinder, via('addressfinder')),
    marketRents: mbie && openMbieGateway(mbie, via('mbie')),
    propertyData: cotality && openCotalityGateway(cotality, via('cotality')),
    objects: providers.gateway('object_store', objects),
    posts,
  }
}

/** Times each call, and names our request in it, which the provider can name in turn when asked about a failure. */
function fetchFrom(provider: Provider, providers: ProviderMeter): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers)
    const id = currentRequest()?.id
    if (id !== undefined) headers.set(REQUEST_ID_HEADER, id)
    const isFailure = ({ status }: Response) => status >= 500 || status === 429
    const call = () => {
      propagation.inject(context.active(), headers, { set: (into, name, value) => into.set(name, value) })
      return fetch(url, { ...init, headers })
    }
    return providers.call(provider, call, isFailure)
  }
}

export async function chooseObjectStore(
  { s3, uploadsDirectory, jwtSecret }: Pick<Settings, 's3' | 'uploadsDirectory' | 'jwtSecret'>,
  { now, origin }: Pick<GatewayDeps, 'now' | 'origin'>,
): Promise<Pick<Gateways, 'objects' | 'posts'>> {
  if (s3 !== null) {
    // The SDK is large, and most installations do not need it.
    const { openS3ObjectStore } = await import('./gateways/s3/s3-object-store.ts')
    return { objects: openS3ObjectStore(s3), posts: null }
  }
  const disk = openDiskObjectStore({
    folder: uploadsDirectory,
    // All processes sign with the same key, which is used for nothing else.
    secretKey: createHmac('sha256', jwtSecret).update('presigned posts').digest('base64url'),
    url: () => `${origin()}/api${POST_PATH}`,
    now,
  })
  return { objects: disk, posts: disk }
}
