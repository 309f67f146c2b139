/** Keeps the address of this page, which holds a secret, from everybody whom the page asks for something. React puts it in the head. */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />
}
