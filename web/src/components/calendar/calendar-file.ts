/** Days for a person's calendar. */
export interface CalendarFile {
  /** What the days are about: it names the calendar. */
  readonly subject: string
  readonly days: readonly CalendarDay[]
}

interface CalendarDay {
  /** In a second file it replaces the day of the first. */
  readonly id: string
  readonly day: string
  readonly title: string
  readonly description: string
  /** How many days before it is a reminder. */
  readonly reminders?: readonly number[]
}
