import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { MailGateway } from '../mail/mail-port.ts'
import type { Metrics, Provider } from './metrics.ts'

export interface ProviderMeter {
  /** Times a call. What it throws is a failure, unless the provider refused what was asked for or knows no such thing. */
  readonly call: <Result>(
    provider: Provider,
    work: () => Promise<Result>,
    isFailure?: (result: Result) => boolean,
  ) => Promise<Result>
  /** The same gateway, with each of its calls timed. */
  readonly gateway: <Gateway extends object>(provider: Provider, gateway: Gateway) => Gateway
  /** The same, with its mails counted. */
  readonly mail: (gateway: MailGateway) => MailGateway
}

type TraceCall = <Result>(provider: string, work: () => Promise<Result>) => Promise<Result>

/** What times the calls of providers, and traces them with `trace`. */
export function measureProviders(metrics: Metrics | null, trace: TraceCall | null): ProviderMeter {
  if (metrics === null && trace === null)
    return { call: (_, work) => work(), gateway: (_, gateway) => gateway, mail: (mail) => mail }
  const call: ProviderMeter['call'] = async (provider, work, isFailure = () => false) => {
    const end = metrics?.providerSeconds.startTimer({ provider }) ?? (() => undefined)
    try {
      const result = await (trace === null ? work() : trace(provider, work))
      end({ outcome: isFailure(result) ? 'failed' : 'ok' })
      return result
    } catch (error) {
      end({ outcome: isRefusal(error) ? 'ok' : 'failed' })
      throw error
    }
  }
  return {
    call,
    gateway: (provider, gateway) =>
      new Proxy(gateway, {
        get(target, name, receiver) {
          const value: unknown = Reflect.get(target, name, receiver)
          if (typeof value !== 'function') return value
          return (...given: unknown[]) => {
            const result: unknown = Reflect.apply(value, target, given)
            return result instanceof Promise ? call<unknown>(provider, () => result) : result
          }
        },
      }),
    mail: ({ send, check }) => ({
      check,
      async send(mail, signal) {
        const delivery = await call(
          'smtp',
          () => send(mail, signal),
          ({ outcome }) => outcome === 'delayed',
        )
        metrics?.mails.inc({ outcome: delivery.outcome })
        return delivery
      },
    }),
  }
}

function isRefusal(error: unknown): boolean {
  const { kind } = recordOrEmpty(error)
  return kind === 'gone' || kind === 'refused'
}
