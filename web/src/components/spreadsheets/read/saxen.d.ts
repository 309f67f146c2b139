// The package has no types; only what is used here.
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      listener: (
        name: string,
        attributes: () => Readonly<Record<string, string>> | boolean,
        decodeEntities: (text: string) => string,
      ) => void,
    ): this
    on(event: 'closeTag', listener: (name: string) => void): this
    on(event: 'text', listener: (text: string) => void): this
    on(event: 'error' | 'warn', listener: (problem: Error) => void): this
    parse(xml: string): unknown
  }
}
