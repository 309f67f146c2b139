/** What people give, for the privacy policy. */
export function WhatYouGive() {
  return (
    <>
      <p>What you give us:</p>
      <ul>
        <li>
          <strong>Your name and email address</strong>: to recognise you, to write to you about your account, and to
          show who sent what you send. Until you confirm a new address, we also keep the previous one, to tell it if the
          account is deleted.
        </li>
        <li>
          <strong>Your password</strong>: stored only in a scrambled form (Argon2id) from which it cannot be read.
        </li>
        <li>
          <strong>Whether you are a property professional</strong>, if you tell us: to offer what is for professionals.
        </li>
        <li>
          <strong>When you accepted the professionals’ terms</strong>, if you did: as a record of your agreement.
        </li>
        <li>
          <strong>A coupon code</strong>, if you enter one: to apply it when you buy Premium.
        </li>
        <li>
          <strong>The calculations that you save</strong>: the address of a home and the figures that you enter, your
          own estimate and its reason included.
        </li>
        <li>
          <strong>The people, companies and trusts of your household</strong>, with the incomes that you enter: to work
          out tax and what a bank would lend.
        </li>
        <li>
          <strong>The documents that you write</strong>: what you say in them, your client’s name and email address,
          whom each was sent to and when, and what your client answered: to send them and to show you their history.
        </li>
        <li>
          <strong>The links that you make</strong> for others: whom each is for in your words, until when it opens, and
          when it was opened last.
        </li>
        <li>
          <strong>The API keys that you make</strong>: what each is for in your words, what it may do, until when, and
          when it was used last.
        </li>
        <li>
          <strong>Your brand</strong>: company, licence, phone, email, website, colour and texts, as you enter them: to
          put them on your documents.
        </li>
        <li>
          <strong>The images that you upload</strong>, your logo, a photograph of you or a photo of a home, and the
          signature that you last used: to show them where you want them.
        </li>
      </ul>
    </>
  )
}
