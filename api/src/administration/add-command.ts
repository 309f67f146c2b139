import { type Command, InvalidArgumentError } from 'commander'

/** Adds a command whose result can be JSON. */
export function addCommand(parent: Command, usage: string, about: string): Command {
  return parent.command(usage).description(about).option('--json', 'print the result as JSON')
}

/** Adds one that asks before it destroys something. */
export function addAskingCommand(parent: Command, usage: string, about: string): Command {
  return addCommand(parent, usage, about).option('--yes', 'do not ask')
}

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.')
  return Number(text)
}

export function wholeNumbers(text: string, before: readonly number[] = []): number[] {
  return [...before, wholeNumber(text)]
}
