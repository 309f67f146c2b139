import { EventEmitter, once } from 'node:events'

/** A file that came with a mail. */
export interface ReceivedFile {
  readonly name: string
  readonly type: string
  /** As base64. */
  readonly content: string
  /** What the mail's HTML shows it by, if it does. */
  readonly contentId?: string
}

/** A mail that came. */
export interface ReceivedMail {
  readonly id: string
  /** ISO 8601. */
  readonly receivedAt: string
  readonly messageId: string
  readonly from: string
  /** The addresses that it was handed over for, whatever its headers say. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** By their names in small letters; of several by one name, the last. */
  readonly headers: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
  /** As it came over the wire. */
  readonly source: string
}

const MOST_MAILS = 5_000

/** The mails that came since the start, in memory; the oldest go when there are too many. */
export class Inbox {
  readonly #mails: ReceivedMail[] = []
  readonly #arrivals = new EventEmitter().setMaxListeners(0)
  #came = 0

  /** Takes a mail in. */
  add(mail: Omit<ReceivedMail, 'id' | 'receivedAt'>): void {
    this.#came += 1
    this.#mails.unshift({ id: String(this.#came), receivedAt: new Date().toISOString(), ...mail })
    this.#mails.splice(MOST_MAILS)
    this.#arrivals.emit('mail')
  }

  /** The mails, newest first; those to one address when that is given. */
  list(to?: string): readonly ReceivedMail[] {
    return this.#mails.filter((mail) => to === undefined || mail.to.includes(to))
  }

  /** One mail, if it is there. */
  find(id: string): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  /** Empties the inbox. */
  clear(): void {
    this.#mails.length = 0
  }

  /** The mails to an address once there are `count`, or what is there after so many milliseconds. */
  async waitFor(to: string | undefined, count: number, milliseconds: number): Promise<readonly ReceivedMail[]> {
    const deadline = AbortSignal.timeout(milliseconds)
    while (this.list(to).length < count && !deadline.aborted) {
      await once(this.#arrivals, 'mail', { signal: deadline }).catch(() => undefined)
    }
    return this.list(to)
  }
}
