import { EventEmitter, once } from 'node:events'

export interface ReceivedFile {
  readonly name: string
  readonly type: string
  /** Base64. */
  readonly content: string
  /** Under which the HTML embeds it. */
  readonly contentId?: string
}

export interface ReceivedMail {
  readonly id: string
  /** ISO 8601. */
  readonly receivedAt: string
  readonly messageId: string
  readonly from: string
  /** The recipients of the SMTP envelope, not of the headers. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** By name in lower case; the last one of a name that repeats. */
  readonly headers: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
  /** The raw message. */
  readonly source: string
}

const MAX_MAILS = 5_000

/** Received mails in memory; drops the oldest past the limit. */
export class Inbox {
  readonly #mails: ReceivedMail[] = []
  readonly #arrivals = new EventEmitter().setMaxListeners(0)
  #came = 0

  add(mail: Omit<ReceivedMail, 'id' | 'receivedAt'>): void {
    this.#came += 1
    this.#mails.unshift({ id: String(this.#came), receivedAt: new Date().toISOString(), ...mail })
    this.#mails.splice(MAX_MAILS)
    this.#arrivals.emit('mail')
  }

  /** Newest first; only those to `to` if given. */
  list(to?: string): readonly ReceivedMail[] {
    return this.#mails.filter((mail) => to === undefined || mail.to.includes(to))
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  clear(): void {
    this.#mails.length = 0
  }

  /** Returns once there are `count` mails to the address, or after the time limit with what there is. */
  async waitFor(to: string | undefined, count: number, milliseconds: number): Promise<readonly ReceivedMail[]> {
    const deadline = AbortSignal.timeout(milliseconds)
    while (this.list(to).length < count && !deadline.aborted) {
      await once(this.#arrivals, 'mail', { signal: deadline }).catch(() => undefined)
    }
    return this.list(to)
  }
}
